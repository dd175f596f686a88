import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import type { DrawingName } from '../../ui/pictures/drawings';
import button from '../../ui/button.module.css';
import styles from './ErrorHeading.module.css';

interface ItemNotFoundProps {
  title: string;
  text: string;
  /** The address of the list, and the words of the link to it. */
  back: { to: string; label: string };
  drawing: DrawingName;
}

/** The page of a post or project that is missing, or not published. */
export function ItemNotFound({ title, text, back, drawing }: ItemNotFoundProps) {
  return (
    <div className={`wrap ${styles.error}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <PageLink className={button.primary} to={back.to}>
          {back.label}
        </PageLink>
      </div>
      <Photo drawing={drawing} alt="" isEager sizes="(min-width: 48em) 28rem, 100vw" />
    </div>
  );
}
