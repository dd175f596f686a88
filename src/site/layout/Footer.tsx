import { business } from '../../business';

/** The footer (section 2). */
export function Footer() {
  return (
    <footer>
      <p>{business.copyright}</p>
    </footer>
  );
}
