import type { ReactNode } from 'react';
import { Photo } from '../../ui/pictures/Photo';
import styles from './ErrorHeading.module.css';

/** The heading of an unknown address or a failed page. */
export const UNEXPECTED_ERROR = 'Unexpected Application Error!';

/** The error screen: the heading, the status or message, and a link. */
export function ErrorHeading({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={`wrap ${styles.error}`}>
      <div role="alert">
        <title>{UNEXPECTED_ERROR}</title>
        <meta name="robots" content="noindex" />
        <h1>{UNEXPECTED_ERROR}</h1>
        <p>{message}</p>
        {children}
      </div>
      <Photo drawing="repairs" alt="" isEager sizes="(min-width: 48em) 28rem, 100vw" />
    </div>
  );
}
