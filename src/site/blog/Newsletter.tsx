import button from '../../ui/button.module.css';
import styles from './BlogPage.module.css';

/**
 * The newsletter box. Subscribe does nothing: no request, no stored data, no message (section 2,
 * Blog list; `decisions.md`).
 */
export function Newsletter() {
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">A note when the seasons turn</h2>
        <p>Four times a year: what to look at around the house, and what can wait.</p>
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
