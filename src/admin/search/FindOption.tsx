import CallIcon from '@mui/icons-material/Call';
import { Box, IconButton } from '@mui/material';
import { foldText } from '../../lib/foldedText';
import { DOT, shortenText } from '../../lib/text';
import { Muted } from '../../ui/parts';
import { Tag } from '../../ui/Tag';
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
export function FindOption({ item, words, ...props }: FindOptionProps) {
  const { kind, title, phone } = item;
  const detail = shownDetail(item, words, props.shownLetters);
  return (
    <li
      className={styles.item}
      role="presentation"
      onMouseMove={props.onPoint}
      // A press takes the focus from no field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box
        className={styles.option}
        id={props.id}
        role="option"
        aria-selected={props.isActive}
        onClick={props.onOpen}
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
        // For fingers: a list's option has no controls for screen readers. Ctrl+Enter calls, and the opened lead has a button.
        <IconButton aria-hidden tabIndex={-1} title="Call" onClick={props.onCall}>
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

/** How much is left before a match that an excerpt begins near. */
const LEAD_IN = 16;

/** Returns where the first word that matched begins and ends; undefined if none matched. */
function firstMatch(
  text: string,
  words: ReadonlySet<string>,
): { begin: number; end: number } | undefined {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.has(foldText(word))) return { begin: index, end: index + word.length };
  }
  return undefined;
}

/** Returns a text from near its first match on, unless that is in what is shown anyway. */
function fromMatch(text: string, { begin, end }: { begin: number; end: number }, shown: number) {
  if (end <= shown || begin <= LEAD_IN) return text;
  const before = text.slice(begin - LEAD_IN, begin);
  // From the beginning of a part, or else of a word.
  const part = before.lastIndexOf(DOT);
  const lead = part === -1 ? before.replace(/^\S*\s+/, '') : before.slice(part + DOT.length);
  return `… ${lead}${text.slice(begin)}`;
}

/** How many times the letters that are seen a line has at most: all of it is read out. */
const MAX_LINES = 3;

/** Returns the second line of a result in its first `shown` letters: its detail, or what matched. */
export const shownDetail = (item: SearchItem, words: ReadonlySet<string>, shown: number): string =>
  shortenText(detailOf(item, words, shown), MAX_LINES * shown);

function detailOf(item: SearchItem, words: ReadonlySet<string>, shown: number): string {
  const { title, detail, text = '', phone = '' } = item;
  if (words.size === 0) return detail;
  const inDetail = firstMatch(detail, words);
  if (inDetail) return fromMatch(detail, inDetail, shown);
  if (firstMatch(title, words)) return detail;
  for (const hidden of [text, phone]) {
    const match = firstMatch(hidden, words);
    if (match) return fromMatch(hidden, match, shown);
  }
  return detail;
}
