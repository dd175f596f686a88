import { formatClock } from '../../lib/dates';
import type { Draft } from './useDraft';
import button from '../button.module.css';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  /** The form's draft; undefined for a form that keeps no draft. */
  draft: Pick<Draft, 'restoredAt' | 'discard'> | undefined;
  /** Discards the draft, and moves the focus, because the button disappears; by default as the draft does. */
  onDiscard?: () => void;
}

/** Says that a form holds a restored draft, and offers to discard it. */
export const DraftNotice = ({ draft, onDiscard = draft?.discard }: DraftNoticeProps) =>
  draft && (
    <div role="status" className={draft.restoredAt === undefined ? styles.empty : styles.notice}>
      {draft.restoredAt !== undefined && (
        <>
          <p>Your draft from {formatClock(draft.restoredAt)} was restored</p>
          <button type="button" className={button.secondary} onClick={onDiscard}>
            Discard
          </button>
        </>
      )}
    </div>
  );
