/** What the owner must know about the e-mails: they are simulated. */
export const SIMULATION = 'A simulation: nothing leaves this browser';

/** Returns what is said where a text is to be e-mailed to the customer; the address is empty if unknown. */
export function emailHint(email: string, hasText: boolean): string {
  if (!hasText) return 'Write a note: without one there is nothing to send.';
  const where = email === '' ? 'No e-mail address.' : `To ${email}.`;
  return `${where} ${SIMULATION}; Mail and Text beside the note send it.`;
}
