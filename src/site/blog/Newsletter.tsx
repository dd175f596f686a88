import { Icon } from '../../ui/Icon';
import button from '../../ui/button.module.css';
import { newsletter } from '../copy/blog';
import styles from './BlogPage.module.css';
import { FEED_ADDRESS, FEED_TYPE } from './feed';

/** The newsletter box. Subscribe does nothing, as specified. */
export function Newsletter() {
  return (
    <section className={`${styles.newsletter} no-print`} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{newsletter.title}</h2>
        <p>{newsletter.text}</p>
        <p>
          {newsletter.feed} {/* A file that the build writes, and no page of the app. */}
          <a href={FEED_ADDRESS} type={FEED_TYPE} className={styles.feed}>
            <Icon name="feed" />
            RSS feed
          </a>
        </p>
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
