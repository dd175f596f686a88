import { Component, type ReactNode } from 'react';
import { messageOf } from '../../lib/errors';
import button from '../../ui/button.module.css';
import { ErrorHeading } from './ErrorHeading';

interface Props {
  children: ReactNode;
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
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorHeading message={messageOf(error)}>
        <button type="button" className={button.primary} onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </ErrorHeading>
    );
  }
}
