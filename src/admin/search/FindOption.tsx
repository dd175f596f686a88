import CallIcon from '@mui/icons-material/Call';
import { Box, IconButton } from '@mui/material';
import { foldText } from '../../lib/text';
import { Muted } from '../../ui/parts';
import { Tag } from '../../ui/Tag';
import { shownDetail } from './excerpt';
import { ITEM_KINDS, type SearchItem } from './searchItems';
import styles from './Find.module.css';

interface FindOptionProps {
  id: string;
  item: SearchItem;
  words: ReadonlySet<string>;
  /** How many letters of its second line are seen. */
  shownLetters: number;
  /** Whether Enter opens it. */
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
  onCall: () => void;
}

/** A result of the search. The focus stays in the field; the active result is marked. */
export function FindOption({
  id,
  item,
  words,
  shownLetters,
  isActive,
  onPoint,
  onOpen,
  onCall,
}: FindOptionProps) {
  const { kind, title, phone } = item;
  const detail = shownDetail(item, words, shownLetters);
  return (
    <li
      className={styles.item}
      role="presentation"
      onMouseMove={onPoint}
      // A press takes the focus from no field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box
        className={styles.option}
        id={id}
        role="option"
        aria-selected={isActive}
        onClick={onOpen}
      >
        <div className={styles.words}>
          <Marked text={title} words={words} />
          {detail !== '' && (
            <Muted component="div" noWrap>
              <Marked text={detail} words={words} />
            </Muted>
          )}
        </div>
        <Tag>{ITEM_KINDS[kind]}</Tag>
      </Box>
      {phone && (
        // For fingers; by the keyboard, Ctrl+Enter calls, and the opened lead has a button.
        <IconButton aria-hidden tabIndex={-1} title="Call" onClick={onCall}>
          <CallIcon fontSize="small" />
        </IconButton>
      )}
    </li>
  );
}

/** A text in which the words that matched are marked. */
function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  if (words.size === 0) return text;
  // Words and what is between them, in turn.
  return text.split(/([\p{L}\p{N}]+)/u).map((part, at) =>
    at % 2 === 1 && words.has(foldText(part)) ? (
      <mark
        // A part has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
