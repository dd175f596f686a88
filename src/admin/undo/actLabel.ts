import { isRecorded } from '../../domain/history/rules';
import { inSentence, sentenceFor, sentenceForSeveral } from '../../domain/history/sentences';
import type { Act } from '../../domain/undo/schema';
import { pluralize } from '../../lib/text';

type LabelledAct = Pick<Act, 'entry' | 'type' | 'changes'>;

/** Says what an act did to several entities; undefined if it was about one. */
function bulkLabel({ entry, type, changes }: LabelledAct): string | undefined {
  if (!entry) return undefined;
  // The context of an event that may be about several is named like its list.
  const changed = changes.filter(({ list }) => type.startsWith(`${list}/`));
  const { size } = new Set(changed.map(({ entityId }) => entityId));
  const count = pluralize(size, entry.subjectKind);
  return size > 1 ? sentenceForSeveral(type, count, entry.facts) : undefined;
}

/** Says what an act did that has no entry in the history. */
function labelWithoutEntry(type: string): string {
  const sentence = isRecorded(type) ? type : sentenceFor({ type, facts: {} });
  return sentence === type ? 'Changed' : sentence;
}

/** Returns what an act did, and the name of its subject where it has a single one. */
function partsOf(act: LabelledAct): { subject?: string; sentence: string } {
  const { entry, type } = act;
  const several = bulkLabel(act);
  if (several !== undefined) return { sentence: several };
  if (!entry) return { sentence: labelWithoutEntry(type) };
  const { fields } = entry.facts;
  // A notice has no room for what was typed.
  const brief = fields === undefined ? entry : { ...entry, facts: { fields } };
  return { subject: entry.subjectName, sentence: inSentence(sentenceFor(brief)) };
}

/** Says what an act did, and to whom: `Kim Perry: Moved from New Lead to Paid`. */
export function actLabel(act: LabelledAct): string {
  const { subject, sentence } = partsOf(act);
  return [subject, sentence].filter(Boolean).join(': ');
}

/** Says that an act was undone: `Undone for Kim Perry: Moved from New Lead to Paid`. */
export function undoneLabel(act: LabelledAct, isWhole: boolean): string {
  const { subject, sentence } = partsOf(act);
  const undone = subject ? `Undone for ${subject}` : 'Undone';
  return `${undone}: ${sentence}${isWhole ? '' : '. What changed since stays.'}`;
}
