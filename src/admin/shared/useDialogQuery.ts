import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { withParams } from '../../lib/query';
import { OverlayHistoryContext } from '../../ui/overlays/OverlayEntry';

/**
 * The queries of the sheets that are open over any screen, by what they ask: how the call with a lead
 * went, by the lead's id, and what comes after the act that completed an appointment, by the act's.
 */
const SHEET_QUERIES = { call: 'call', nextStep: 'completed' } as const;

/** A sheet that is open over any screen. */
export type Sheet = keyof typeof SHEET_QUERIES;

/** Returns the parts of an address with a sheet that asks about an id, or without it if that is empty. */
export const withSheet = <At extends { search: string }>(at: At, sheet: Sheet, id: string): At => ({
  ...at,
  search: withParams(at.search, { [SHEET_QUERIES[sheet]]: id }),
});

/**
 * The id that a sheet asks about, kept in the address: the sheet is open again after the phone has discarded the
 * page, and does not depend on the control that opened it. Empty if it is closed.
 */
export function useSheet(sheet: Sheet): [id: string, open: (id: string) => void] {
  const { pathname, search, hash } = useLocation();
  const history = use(OverlayHistoryContext);
  const open = (id: string): void =>
    history?.open(withSheet({ pathname, search, hash }, sheet, id));
  return [new URLSearchParams(search).get(SHEET_QUERIES[sheet]) ?? '', open];
}

/** Returns the id of the link that calls a lead and gets the focus back. */
export const callLinkId = (leadId: string): string => `call-${leadId}`;
