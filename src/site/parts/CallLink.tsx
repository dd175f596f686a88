import { business } from '../../business';
import { telHref } from '../../lib/phones';
import { Icon } from '../../ui/Icon';
import button from '../../ui/button.module.css';

interface CallLinkProps {
  /** The words before the number. */
  label?: string;
  /** The number. */
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
