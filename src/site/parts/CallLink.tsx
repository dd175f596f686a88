import { business } from '../../business';
import { telHref } from '../../lib/phones';
import { Icon } from '../../ui/Icon';
import button from '../../ui/button.module.css';

interface CallLinkProps {
  /** The button's label; `Call` and the number if omitted. */
  label?: string;
  phone?: string;
  className?: string | undefined;
}

/** A tap-to-call button, for the main number by default. */
export function CallLink({
  phone = business.phone,
  label = `Call ${phone}`,
  className = button.primary,
}: CallLinkProps) {
  return (
    <a className={className} href={telHref(phone)}>
      <Icon name="phone" />
      {label}
    </a>
  );
}
