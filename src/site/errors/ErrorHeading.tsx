import type { ReactNode } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { PageLink } from '../../ui/PageLink';
import type { DrawingName } from '../../ui/pictures/drawings';
import { Photo } from '../../ui/pictures/Photo';
import button from '../../ui/button.module.css';
import styles from './ErrorHeading.module.css';

/** The heading of an unknown address or a failed page. */
export const UNEXPECTED_ERROR = 'Unexpected Application Error!';

interface ErrorHeadingProps {
  /** Without one, it is announced as an unexpected error. */
  title?: string;
  message: ReactNode;
  drawing?: DrawingName | undefined;
  children: ReactNode;
}

/** The error screen: the heading, the status or message, and a link. */
export const ErrorHeading = ({
  title = UNEXPECTED_ERROR,
  message,
  drawing = 'repairs',
  children,
}: ErrorHeadingProps) => (
  <div className={`wrap ${styles.error}`}>
    <div role={title === UNEXPECTED_ERROR ? 'alert' : undefined}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{message}</p>
      {children}
    </div>
    <Photo drawing={drawing} alt="" isEager sizes="(min-width: 48em) 28rem, 100vw" />
  </div>
);

interface ItemNotFoundProps {
  title: string;
  text: string;
  /** The address of the list, and the words of the link to it. */
  back: { to: string; label: string };
  drawing?: DrawingName;
}

/** The page of a post or project that is missing, or not published. */
export const ItemNotFound = ({ title, text, back, drawing }: ItemNotFoundProps) => (
  <ErrorHeading title={title} message={text} drawing={drawing}>
    <PageLink className={button.primary} to={back.to}>
      {back.label}
    </PageLink>
  </ErrorHeading>
);

/** The page of an unknown address. */
export const NotFoundPage = () => (
  <ErrorHeading message="404 Not Found">
    <PageLink className={button.primary} to={ADDRESSES.home}>
      Back to the home page
    </PageLink>
  </ErrorHeading>
);
