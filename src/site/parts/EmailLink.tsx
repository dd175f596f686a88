import { business } from '../../business';
import { EmailText } from '../../ui/EmailText';

/** A link to the business's e-mail address. */
export const EmailLink = () => (
  <a href={`mailto:${business.email}`}>
    <EmailText address={business.email} />
  </a>
);
