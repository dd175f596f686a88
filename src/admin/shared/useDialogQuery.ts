import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { withParams } from '../../lib/query';
import { OverlayHistoryContext } from '../../ui/overlays/OverlayEntry';

/**
 * The parameters of the dialogs that are open over any screen, by what they ask: how the call with a lead
 * went, by the lead's id, and what comes after the act that completed an appointment, by the act's.
 */
const DIALOG_PARAMS = { call: 'call', nextStep: 'completed' } as const;

/** A dialog that is open over any screen. */
export type DialogName = keyof typeof DIALOG_PARAMS;

/** Returns the parts of an address with a dialog that asks about an id, or without it if that is empty. */
export const withDialog = <At extends { search: string }>(
  at: At,
  name: DialogName,
  id: string,
): At => ({
  ...at,
  search: withParams(at.search, { [DIALOG_PARAMS[name]]: id }),
});

/**
 * The id that a dialog asks about, kept in the address: the dialog is open again after the phone has discarded the
 * page, and does not depend on the control that opened it. Empty if it is closed.
 */
export function useDialogQuery(name: DialogName): [id: string, open: (id: string) => void] {
  const { pathname, search, hash } = useLocation();
  const history = use(OverlayHistoryContext);
  const open = (id: string): void =>
    history?.open(withDialog({ pathname, search, hash }, name, id));
  return [new URLSearchParams(search).get(DIALOG_PARAMS[name]) ?? '', open];
}

/** Returns the id of the link that calls a lead and gets the focus back. */
export const callLinkId = (leadId: string): string => `call-${leadId}`;
