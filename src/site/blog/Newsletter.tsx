import button from '../../ui/button.module.css';
import { newsletter } from '../copy/blog';
import styles from './BlogPage.module.css';

/** The newsletter box. Subscribe does nothing, as specified. */
export function Newsletter() {
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{newsletter.title}</h2>
        <p>{newsletter.text}</p>
      </div>
      <div className={styles.subscribe}>
        <label>
          <span>Email address</span>
          <input type="email" autoComplete="email" spellCheck={false} maxLength={254} />
        </label>
        <button type="button" className={button.solid}>
          Subscribe
        </button>
      </div>
    </section>
  );
}
