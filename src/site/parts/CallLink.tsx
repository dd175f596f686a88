import { business } from '../../business';
import { telHref } from '../../lib/phones';
import { Icon } from '../../ui/Icon';
import button from '../../ui/button.module.css';

interface CallLinkProps {
  /** What the button says; `Call` and the number where it is left out. */
  label?: string;
  phone?: string;
  className?: string | undefined;
}

/** A tap-to-call button, of the main number unless told otherwise. */
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
