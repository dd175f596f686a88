import { sentenceFor } from '../../domain/history/sentences';
import type { Act } from '../../domain/undo/schema';
import { leadsImported } from '../../events/leads';
import { notificationsRead } from '../../events/notifications';
import { settingChanged, settingReset } from '../../events/settings';
import { samplesRemoved } from '../../events/system';

/** The words for acts that the history does not record. */
const LABELS: Readonly<Record<string, string>> = {
  [notificationsRead.type]: 'Marked as read',
  [leadsImported.type]: 'Leads imported',
  [samplesRemoved.type]: 'Samples removed',
  [settingChanged.type]: 'Setting changed',
  [settingReset.type]: 'Setting changed',
};

/** Says what an act did, and to whom: `Kim Perry: Moved from New Lead to Paid`. */
export function actLabel({ entry, type }: Pick<Act, 'entry' | 'type'>): string {
  return entry ? `${entry.subjectName}: ${sentenceFor(entry)}` : (LABELS[type] ?? 'Changed');
}
