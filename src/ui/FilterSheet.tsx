import TuneIcon from '@mui/icons-material/Tune';
import { Badge, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { OpenButton } from './overlays/OpenButton';
import { Row } from './parts';
import { TitledDialog } from './screen/TitledDialog';

interface FilterSheetProps {
  count: number;
  /** What they find, such as `12 leads`. */
  found: string;
  /** Further buttons at its end. */
  renderActions?: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** The button of a phone that opens the filters of a screen; it counts those that are set. */
export const FilterSheet = ({ count, found, renderActions, children }: FilterSheetProps) => (
  <Badge badgeContent={count} color="secondary">
    <OpenButton
      variant="outlined"
      startIcon={<TuneIcon />}
      renderDialog={(close) => (
        <TitledDialog title="Filters" subtitle={`${found} found`} onClose={close}>
          {children}
          <Row>
            <Button variant="contained" onClick={close} sx={{ flex: 1 }}>
              Show {found}
            </Button>
            {renderActions?.(close)}
          </Row>
        </TitledDialog>
      )}
    >
      Filters
      {count > 0 && <span className="visually-hidden">, {count} set</span>}
    </OpenButton>
  </Badge>
);
