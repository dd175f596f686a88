import { Fragment } from 'react';

/** An e-mail address, which may break after its `@` and its dots only. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
