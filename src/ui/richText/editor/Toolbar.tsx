import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';
import FormatColorTextIcon from '@mui/icons-material/FormatColorText';
import { Box } from '@mui/material';
import { dequal } from 'dequal/lite';
import { useEffect, useState, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Row } from '../../parts';
import { BACKGROUNDS, TEXT_COLORS } from '../markup/colors';
import { ColorButton } from './ColorButton';
import { EditLinkButton } from './EditLinkButton';
import {
  $readFormatting,
  BLOCKS,
  NO_FORMATTING,
  setBlock,
  setColor,
  setLink,
  type Block,
  type ColorOf,
} from './formatting';
import { ToolbarButton, type Opening } from './ToolbarButton';
import { ALIGNMENTS, CLEAR, FORMATS, LIST_TOOLS, useShortcuts, type Tool } from './tools';

/** Why headings and lists are disabled where the page shows lines only. */
const NOT_SHOWN = 'The page shows no headings or lists here';

const selectStyles = {
  height: { xs: 44, md: 36 },
  px: 1,
  font: 'inherit',
  fontSize: { xs: '1rem', md: '0.9rem' },
  color: 'text.primary',
  bgcolor: 'transparent',
  border: 0,
  borderRadius: 1,
};

/** What the buttons of colors are made of, by what they color. */
const COLOR_TOOLS = [
  {
    of: 'color',
    label: 'Text color',
    icon: <FormatColorTextIcon fontSize="small" />,
    colors: TEXT_COLORS,
    firstCustom: TEXT_COLORS.Evergreen,
  },
  {
    of: 'background-color',
    label: 'Background color',
    icon: <FormatColorFillIcon fontSize="small" />,
    colors: BACKGROUNDS,
    firstCustom: '#f6e3b4',
  },
] as const;

function useFormatting() {
  const [editor] = useLexicalComposerContext();
  const [formatting, setFormatting] = useState(NO_FORMATTING);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const now = editorState.read($readFormatting, { editor });
        setFormatting((before) => (dequal(before, now) ? before : now));
      }),
    [editor],
  );
  return formatting;
}

/** The editor's toolbar. */
export function Toolbar({ linesOnly }: { linesOnly: boolean }) {
  const [editor] = useLexicalComposerContext();
  const formatting = useFormatting();
  const { block, colors, link } = formatting;
  const [opened, setOpened] = useState<ColorOf | 'link'>();
  const roving = useRovingFocus();
  useShortcuts(formatting, linesOnly, () => setOpened('link'));
  const backToText = (): void => editor.focus();
  const notShown = linesOnly ? NOT_SHOWN : undefined;

  const opening = (name: typeof opened): Opening => ({
    isOpen: opened === name,
    onOpen: () => setOpened(name),
    onClose: () => setOpened(undefined),
    onClosed: backToText,
  });
  const button = ({ label, keys, Icon, isOn, press }: Tool, disabledBecause?: string) => (
    <ToolbarButton
      key={label}
      label={label}
      keys={keys}
      isActive={isOn?.(formatting)}
      disabledBecause={disabledBecause}
      onClick={() => press(editor, formatting)}
    >
      <Icon fontSize="small" />
    </ToolbarButton>
  );

  return (
    <Row
      {...roving}
      role="toolbar"
      aria-label="Formatting"
      gap={0.25}
      sx={{ p: 0.5, borderBottom: 1, borderColor: 'divider', bgcolor: 'var(--sunken)' }}
    >
      <Box
        component="select"
        aria-label="Text style"
        value={block}
        disabled={linesOnly}
        title={notShown}
        onChange={(event) => {
          setBlock(editor, event.target.value as Block);
          backToText();
        }}
        sx={selectStyles}
      >
        {Object.entries(BLOCKS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Box>
      {FORMATS.map((tool) => button(tool))}
      {COLOR_TOOLS.map(({ of, ...tool }) => (
        <ColorButton
          key={of}
          {...opening(of)}
          {...tool}
          current={colors[of]}
          onChoose={(...choice) => setColor(editor, of, ...choice)}
        />
      ))}
      {LIST_TOOLS.map((tool) => button(tool, notShown))}
      {ALIGNMENTS.map((tool) => button(tool))}
      <EditLinkButton
        {...opening('link')}
        current={link}
        onChoose={(address) => setLink(editor, address)}
      />
      {button(CLEAR)}
    </Row>
  );
}

const itemsOf = (toolbar: HTMLElement | null): HTMLElement[] =>
  Array.from(toolbar?.querySelectorAll<HTMLElement>('button, select') ?? []);

/** Makes one of the items the stop of the Tab key: by default the first. */
function makeStop(items: readonly HTMLElement[], stop = items[0]): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

/** One Tab stop for a toolbar, in which the arrow keys, Home and End move the focus. */
function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => itemsOf(ref.current);
  useEffect(() => makeStop(itemsOf(ref.current)), []);
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      // Not within a popover, of which the toolbar hears too.
      if (items().includes(target)) makeStop(items(), target);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      // With these the browser moves in the history.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = items();
      const at = all.indexOf(event.target as HTMLElement);
      const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
      if (at === -1 || next === undefined) return;
      event.preventDefault();
      all.at(next % all.length)?.focus();
    },
  };
}
