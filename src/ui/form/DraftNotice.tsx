import { formatClock } from '../../lib/dates';
import button from '../button.module.css';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  /** When the restored draft was typed, in milliseconds; undefined if none was restored. */
  restoredAt: number | undefined;
  /** Called when the draft shall go. The caller moves the focus, because the button disappears. */
  onDiscard: () => void;
}

/** Says that a form holds a restored draft, and offers to discard it. */
export const DraftNotice = ({ restoredAt, onDiscard }: DraftNoticeProps) => (
  <div role="status" className={restoredAt === undefined ? undefined : styles.notice}>
    {restoredAt !== undefined && (
      <>
        <p>Your draft from {formatClock(restoredAt)} was restored</p>
        <button type="button" className={button.secondary} onClick={onDiscard}>
          Discard
        </button>
      </>
    )}
  </div>
);
