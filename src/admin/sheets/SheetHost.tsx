import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectHasSeedData } from '../../app/seedData';
import { useAppSelector } from '../../app/store/hooks';
import { selectIsRestored } from '../../persistence/engine/storageSlice';
import { OverlayEntry } from '../../ui/overlays/OverlayEntry';
import { overlaysIn } from '../../ui/overlays/overlayHistory';
import { focusIfLost } from '../../ui/screen/focusElement';
import { useSheet, withSheet, type Sheet } from '../shared/useSheet';

interface SheetHostProps {
  sheet: Sheet;
  /** Returns the id of the control that gets a lost focus back; by default the screen's heading does. */
  focusBackTo?: (id: string) => string;
  /** Renders the sheet about an id; it has the entry in the history already. */
  children: (id: string, close: () => void) => ReactNode;
}

/** Shows a sheet of the address, on every screen; Back closes it. */
export function SheetHost({ sheet, focusBackTo, children }: SheetHostProps) {
  const [id] = useSheet(sheet);
  const location = useLocation();
  const navigate = useNavigate();
  const isRestored = useAppSelector(selectIsRestored);
  const hasSeedData = useAppSelector(selectHasSeedData);
  // Closed already, while the history goes back to the entry without the sheet.
  const [closedId, setClosedId] = useState('');
  if (id === '' && closedId !== '') setClosedId('');
  const openId = id === closedId ? '' : id;
  const close = (): void => setClosedId(id);

  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (closed !== '' && openId === '') focusIfLost(focusBackTo?.(closed));
  }, [focusBackTo, openId]);

  // The address of the sheet was opened itself, so that there is no entry without it.
  useEffect(() => {
    if (id === '' || openId !== '' || overlaysIn(location) > 0) return;
    void navigate(withSheet(location, sheet, ''), { replace: true, state: location.state });
  }, [id, location, navigate, openId, sheet]);

  return (
    <OverlayEntry isOpen={openId !== ''} onBack={close}>
      {openId !== '' && isRestored && hasSeedData && (
        <Fragment key={openId}>{children(openId, close)}</Fragment>
      )}
    </OverlayEntry>
  );
}
