import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useAppSelector } from '../../app/store/hooks';
import { estimateTotals } from '../../domain/estimates/rules';
import { selectUsualJobs } from '../../domain/estimates/slice';
import type { EstimateLine } from '../../domain/estimates/schema';
import { formatCents } from '../../lib/money';
import { Menu } from '../../ui/overlays/Menu';
import { useMenu } from '../../ui/overlays/useMenu';

interface UsualJobsMenuProps {
  /** Called with the lines of the job. */
  onChoose: (lines: readonly EstimateLine[]) => void;
}

/** Fills in the lines of a usual job: an estimate that the owner kept as one. Nothing without any. */
export function UsualJobsMenu({ onChoose }: UsualJobsMenuProps) {
  const jobs = useAppSelector(selectUsualJobs);
  const { button, menu, closeAnd } = useMenu();
  if (jobs.length === 0) return null;
  return (
    <>
      <Button {...button}>Usual jobs</Button>
      <Menu {...menu}>
        {jobs.map((job) => (
          <MenuItem key={job.id} onClick={closeAnd(() => onChoose(job.lines))}>
            {job.usualJob}, {formatCents(estimateTotals(job).totalCents)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
