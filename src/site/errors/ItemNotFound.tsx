import { PageLink } from '../../ui/PageLink';
import type { DrawingName } from '../../ui/pictures/drawings';
import { ErrorHeading } from './ErrorHeading';
import button from '../../ui/button.module.css';

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
