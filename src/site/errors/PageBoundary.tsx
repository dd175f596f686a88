import { Component, type ReactNode } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { messageOf } from '../../lib/errors';
import { refetchScripts } from '../../lib/failedScripts';
import { reloadIfReachable } from '../../lib/reload';
import { ScreenLoadError } from '../../ui/screen/lazyScreen';
import { CallLink } from '../parts/contactLinks';
import { ErrorHeading } from './ErrorHeading';
import button from '../../ui/button.module.css';
import styles from './ErrorHeading.module.css';

/** Shows a page's error inside header and footer; its key, the address, resets it. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page failed:', error);
    if (!(error instanceof ScreenLoadError)) return;
    error.forget();
    refetchScripts();
    // Reloaded, the prerendered page is complete without the chunk that failed.
    void reloadIfReachable();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorHeading message={messageOf(error)}>
        <div className={styles.actions}>
          <button type="button" className={button.solid} onClick={() => window.location.reload()}>
            Load the page again
          </button>
          <CallLink />
          <a className={button.secondary} href={ADDRESSES.home}>
            Back to the home page
          </a>
        </div>
      </ErrorHeading>
    );
  }
}
