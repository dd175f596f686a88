import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { selectDeleted } from '../../domain/undo/slice';
import { pluralize } from '../../lib/text';
import { Section } from '../../ui/screen/Section';

/** How much can be restored, and the way there. */
export function DeletedSection() {
  const { length } = useAppSelector(selectDeleted);
  return (
    <Section title="Recently deleted">
      <Typography>
        {length === 0
          ? 'Nothing was deleted in the last 30 days.'
          : `${pluralize(length, 'deletion', 'deletions')} can be taken back.`}
      </Typography>
      <Button component={Link} to={ADDRESSES.deleted} variant="outlined">
        Show recently deleted
      </Button>
    </Section>
  );
}
