import { useSheet } from '../useSheet';

/** The call that waits for its outcome: the id of its lead; empty if there is none. */
export const useCall = (): ReturnType<typeof useSheet> => useSheet('call');

/** Returns the id of the link that calls a lead and gets the focus back. */
export const callLinkId = (leadId: string): string => `call-${leadId}`;
