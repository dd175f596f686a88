import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import { estimateTotals } from '../../domain/estimates/rules';
import { selectUsualJobs } from '../../domain/estimates/slice';
import type { EstimateLine } from '../../domain/estimates/schema';
import { formatCents } from '../../lib/money';
import { Menu } from '../../ui/overlays/Menu';

interface UsualJobsMenuProps {
  /** Called with the lines of the job. */
  onChoose: (lines: readonly EstimateLine[]) => void;
}

/** Fills in the lines of a usual job: an estimate that the owner kept as one. Nothing without any. */
export function UsualJobsMenu({ onChoose }: UsualJobsMenuProps) {
  const jobs = useAppSelector(selectUsualJobs);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (jobs.length === 0) return null;
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Usual jobs
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {jobs.map((job) => (
          <MenuItem
            key={job.id}
            onClick={() => {
              setAnchor(null);
              onChoose(job.lines);
            }}
          >
            {job.usualJob}, {formatCents(estimateTotals(job).totalCents)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
