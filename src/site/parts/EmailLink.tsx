import { Fragment } from 'react';
import { business } from '../../business';

/** A link to the business's e-mail address, which may break after its `@` and its dots only. */
export function EmailLink() {
  return (
    <a href={`mailto:${business.email}`}>
      {business.email.split(/(?<=[@.])/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </a>
  );
}
