import Typography from '@mui/material/Typography';
import { PlainList } from '../../ui/layout/PlainList';
import { Row } from '../../ui/layout/Row';
import { Fill } from '../../ui/layout/Fill';
import { useAppSelector } from '../../app/store/hooks';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { formatDay } from '../../lib/dates';
import { EmptyState } from '../../ui/EmptyState';
import { Thumbnail } from '../../ui/pictures/Thumbnail';

/** How many gallery projects the dashboard shows. */
const SHOWN = 5;

/** The newest projects of the gallery. */
export function RecentGallery() {
  const projects = useAppSelector(selectGalleryProjects);
  if (projects.length === 0) {
    return <EmptyState title="No projects found" hint="Add the first before and after." />;
  }
  return (
    <PlainList lines="edge">
      {projects.slice(0, SHOWN).map(({ id, title, location, category, afterImage, dateAdded }) => (
        <Row component="li" key={id} gap={1.5} noWrap>
          <Thumbnail src={afterImage} alt="" />
          <Fill>
            <Typography variant="subtitle1">{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[category, location, formatDay(dateAdded)].join(' · ')}
            </Typography>
          </Fill>
        </Row>
      ))}
    </PlainList>
  );
}
