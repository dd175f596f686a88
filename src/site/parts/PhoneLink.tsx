import { business } from '../../business';
import { telHref } from '../../lib/phones';

/** The main phone number within a text, as a link that calls it. */
export const PhoneLink = () => (
  <a href={telHref(business.phone)}>
    <span className="phone">{business.phone}</span>
  </a>
);
