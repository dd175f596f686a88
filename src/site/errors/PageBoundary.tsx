import { Component, type ReactNode } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { messageOf } from '../../lib/errors';
import { refetchScripts } from '../../lib/failedScripts';
import button from '../../ui/button.module.css';
import { ScreenLoadError } from '../../ui/screen/lazyScreen';
import { CallLink } from '../parts/CallLink';
import { ErrorHeading } from './ErrorHeading';
import styles from './ErrorHeading.module.css';

interface Props {
  children: ReactNode;
}

/**
 * Opens the present address as a page of its own, which is complete without the chunk that failed.
 * Only if the host answers, because a reload without a network would leave an empty window.
 */
async function openPrerendered(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) window.location.reload();
  } catch {
    // The error screen stays.
  }
}

/**
 * Error boundary of a page: shows the error inside header and footer, and the other pages still
 * work. With the address as its key it resets on navigation.
 */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page failed:', error);
    if (!(error instanceof ScreenLoadError)) return;
    error.forget();
    refetchScripts();
    void openPrerendered();
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
