import { useLocation } from 'react-router-dom';
import type { CONTACT_FIELDS, LeadFields } from '../../domain/leads/schema';
import type { ReturnState } from '../../ui/screen/useReturnState';

/** History states of links, read by the screens that they open. */

/** Returns the history state of the present address; each part may be missing. */
export const useHistoryState = <State extends object>(): Partial<State> =>
  (useLocation().state ?? {}) as Partial<State>;

/** History state of a link that opens the panel. */
export interface OpeningPanel extends ReturnState {
  /** The appointment whose form opens with the panel. */
  moveAppointmentId?: string;
  /** What a note on the last call begins with, whose form opens with the panel. */
  note?: string;
}

/** History state of the address of the import of leads. */
export interface OpeningImport {
  /** The text of the contacts, or of the file, to import. */
  text: string;
}

/** History state of the form's address. */
export interface OpeningForm {
  /** Where closing it leads, if not to the table. */
  returnTo?: string;
  /** The history state of the address there. */
  returnState?: object;
  /** The name of the draft of a request whose link was opened. */
  draftName?: string;
  /** Whose lead it is, with a draft of its own. */
  person?: Partial<Pick<LeadFields, 'leadSource' | (typeof CONTACT_FIELDS)[number]>>;
  /** The id of what had the focus before, if not the button that opens the form. */
  focusBackTo?: string;
}

/** History state of the form of a new gallery project or post that is filled in from something else. */
export interface OpeningFilled {
  filled?: Record<string, string>;
  /** The id of the record that fills it in: each has its own draft. */
  filledFrom?: string;
}

/** History state of the form of a new project. */
export interface OpeningProject extends ReturnState, Pick<OpeningForm, 'focusBackTo'> {
  /** The lead of the customer whose next job it is. */
  customerId?: string;
  /** What the customer asks for, as it was noted of a call. */
  note?: string;
}

/** The address that the owner wanted before signing in, as history state. */
export interface WantedAddress {
  wanted?: string;
}
