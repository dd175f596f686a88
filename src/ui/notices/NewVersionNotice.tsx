import { useState } from 'react';
import { useNewVersion } from '../../app/newVersion';
import button from '../button.module.css';
import styles from './NewVersionNotice.module.css';

/** Tells of a newer version of the site, and reloads on request; what is typed is a draft, or its form's guard asks. */
export function NewVersionNotice() {
  const isHere = useNewVersion();
  const [isDismissed, setDismissed] = useState(false);
  const isShown = isHere && !isDismissed;
  return (
    <div role="status" className={isShown ? `${styles.notice} no-print` : undefined}>
      {isShown && (
        <>
          <p>A new version is here.</p>
          <button type="button" className={button.solid} onClick={() => window.location.reload()}>
            Reload
          </button>
          <button type="button" className={button.secondary} onClick={() => setDismissed(true)}>
            Later
          </button>
        </>
      )}
    </div>
  );
}
