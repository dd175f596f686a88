import type { ReactNode } from 'react';

/** What the specification words for an address or a page that fails (section 8). */
export const UNEXPECTED_ERROR = 'Unexpected Application Error!';

/** The error screen: the heading, the status or message, and a way on. */
export function ErrorHeading({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div role="alert">
      <title>{UNEXPECTED_ERROR}</title>
      <meta name="robots" content="noindex" />
      <h1>{UNEXPECTED_ERROR}</h1>
      <p>{message}</p>
      {children}
    </div>
  );
}
