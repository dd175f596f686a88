import type { ReactNode } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { telHref } from '../../lib/phones';
import { EmailText } from '../../ui/EmailText';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';

interface CallLinkProps {
  /** The words before the number. */
  label?: string;
  phone?: string;
  /** Whether the number is shown after the label. */
  isNumberShown?: boolean;
  className?: string | undefined;
}

/** A tap-to-call button, for the main number by default. */
export const CallLink = ({
  label = 'Call',
  phone = business.phone,
  isNumberShown = true,
  className = button.primary,
}: CallLinkProps) => (
  <a className={className} href={telHref(phone)}>
    <Icon name="phone" />
    <span>
      {label}
      {isNumberShown && (
        <>
          {' '}
          <span className="phone">{phone}</span>
        </>
      )}
    </span>
  </a>
);

/** A link to the business's e-mail address. */
export const EmailLink = () => (
  <a href={`mailto:${business.email}`}>
    <EmailText address={business.email} />
  </a>
);

interface ContactLinesProps {
  className: string | undefined;
  /** Further lines. */
  children?: ReactNode;
}

/** The main phone number and the e-mail address, a line each. */
export const ContactLines = ({ className, children }: ContactLinesProps) => (
  <address>
    <ul className={className}>
      <li>
        <Icon name="phone" />
        <a href={telHref(business.phone)}>{business.phone}</a>
      </li>
      <li>
        <Icon name="mail" />
        <EmailLink />
      </li>
      {children}
    </ul>
  </address>
);

/** The main phone number within a text, as a link that calls it. */
export const PhoneLink = () => (
  <a href={telHref(business.phone)}>
    <span className="phone">{business.phone}</span>
  </a>
);

/** The button that leads to the estimate form; `isFirst` for the first button of its place. */
export const EstimateLink = ({ isFirst = false }: { isFirst?: boolean }) => (
  <PageLink className={isFirst ? button.primary : button.outline} to={ADDRESSES.contact}>
    Get Free Estimate
  </PageLink>
);
