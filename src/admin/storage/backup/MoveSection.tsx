import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ADDRESSES } from '../../../app/addresses';
import { Section } from '../../../ui/screen/Section';

/** Explains how to move to another computer or browser. */
export function MoveSection() {
  return (
    <Section title="Move to another machine">
      <Typography component="ol">
        <li>
          On this machine: <strong>Download backup</strong>.
        </li>
        <li>
          On the other one: open this page, choose the file under <strong>Restore</strong>, and{' '}
          <strong>Merge</strong>.
        </li>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        The same file twice adds nothing, and of two edits the newer one stays. So you can carry
        backups both ways; or join the two for good, under <strong>Your devices</strong>. What you
        have{' '}
        <Link component={RouterLink} to={ADDRESSES.publish}>
          published
        </Link>{' '}
        is on the other machine already: it comes with the site.
      </Typography>
    </Section>
  );
}
