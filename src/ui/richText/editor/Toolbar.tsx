import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustifyIcon from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatClearIcon from '@mui/icons-material/FormatClear';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';
import FormatColorTextIcon from '@mui/icons-material/FormatColorText';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import StrikethroughSIcon from '@mui/icons-material/StrikethroughS';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import Box from '@mui/material/Box';
import { FORMAT_TEXT_COMMAND } from 'lexical';
import { useState, type ComponentType } from 'react';
import { ColorButton } from './ColorButton';
import {
  BLOCKS,
  clearFormatting,
  setBlock,
  setColor,
  setLink,
  toggleAlignment,
  toggleList,
  type Alignment,
  type Block,
  type ListKind,
  type TextFormat,
} from './formatting';
import { LinkButton } from './LinkButton';
import { ToolbarButton } from './ToolbarButton';
import { useFormatting } from './useFormatting';
import { useRovingFocus } from './useRovingFocus';
import { useShortcuts } from './useShortcuts';

interface Tool<Value> {
  value: Value;
  label: string;
  shortcut: string;
  Icon: ComponentType<{ fontSize?: 'small' }>;
}

const FORMATS: readonly Tool<TextFormat>[] = [
  { value: 'bold', label: 'Bold', shortcut: 'Control+B', Icon: FormatBoldIcon },
  { value: 'italic', label: 'Italic', shortcut: 'Control+I', Icon: FormatItalicIcon },
  { value: 'underline', label: 'Underline', shortcut: 'Control+U', Icon: FormatUnderlinedIcon },
  {
    value: 'strikethrough',
    label: 'Strike',
    shortcut: 'Control+Shift+X',
    Icon: StrikethroughSIcon,
  },
];
const LISTS: readonly Tool<ListKind>[] = [
  {
    value: 'number',
    label: 'Ordered list',
    shortcut: 'Control+Shift+7',
    Icon: FormatListNumberedIcon,
  },
  {
    value: 'bullet',
    label: 'Bullet list',
    shortcut: 'Control+Shift+8',
    Icon: FormatListBulletedIcon,
  },
];
const ALIGNMENTS: readonly Tool<Alignment>[] = [
  { value: 'left', label: 'Align left', shortcut: 'Control+Shift+L', Icon: FormatAlignLeftIcon },
  {
    value: 'center',
    label: 'Align center',
    shortcut: 'Control+Shift+E',
    Icon: FormatAlignCenterIcon,
  },
  { value: 'right', label: 'Align right', shortcut: 'Control+Shift+R', Icon: FormatAlignRightIcon },
  { value: 'justify', label: 'Justify', shortcut: 'Control+Shift+J', Icon: FormatAlignJustifyIcon },
];

const TEXT_COLORS = {
  Evergreen: '#2f7d55',
  Maple: '#c8452a',
  Amber: '#b76a00',
  Blue: '#2f6fb0',
  Purple: '#8657b3',
  Gray: '#707a74',
};
/** Translucent, so that the text is readable in light and dark. */
const BACKGROUNDS = {
  Green: 'rgba(64, 160, 110, 0.3)',
  Red: 'rgba(200, 69, 42, 0.25)',
  Yellow: 'rgba(240, 178, 74, 0.35)',
  Blue: 'rgba(64, 130, 200, 0.3)',
  Gray: 'rgba(128, 140, 132, 0.3)',
};

/** Why headings and lists are disabled where the page shows lines only. */
const NOT_SHOWN = 'The page shows no headings or lists here';

/** The editor's toolbar, in the order of the specification (section 2, Content management). */
export function Toolbar({ linesOnly }: { linesOnly: boolean }) {
  const [editor] = useLexicalComposerContext();
  const formatting = useFormatting();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const roving = useRovingFocus<HTMLDivElement>();
  useShortcuts(formatting, linesOnly, () => setLinkOpen(true));
  const backToText = (): void => editor.focus();
  const { block, list, alignment, formats, colors, link } = formatting;

  return (
    <Box
      {...roving}
      role="toolbar"
      aria-label="Formatting"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2px',
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'var(--sunken)',
      }}
    >
      <Box
        component="select"
        aria-label="Text style"
        value={block}
        disabled={linesOnly}
        title={linesOnly ? NOT_SHOWN : undefined}
        onChange={(event) => {
          setBlock(editor, event.target.value as Block);
          backToText();
        }}
        sx={{
          height: { xs: 44, md: 36 },
          px: 1,
          font: 'inherit',
          fontSize: '0.9rem',
          color: 'text.primary',
          bgcolor: 'transparent',
          border: 0,
          borderRadius: 1,
        }}
      >
        {Object.entries(BLOCKS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Box>
      {FORMATS.map(({ value, label, shortcut, Icon }) => (
        <ToolbarButton
          key={value}
          label={label}
          shortcut={shortcut}
          isActive={formats.includes(value)}
          onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, value)}
        >
          <Icon fontSize="small" />
        </ToolbarButton>
      ))}
      <ColorButton
        label="Text color"
        icon={<FormatColorTextIcon fontSize="small" />}
        colors={TEXT_COLORS}
        firstCustom={TEXT_COLORS.Evergreen}
        current={colors.color}
        onChoose={(color) => setColor(editor, 'color', color)}
        onClosed={backToText}
      />
      <ColorButton
        label="Background color"
        icon={<FormatColorFillIcon fontSize="small" />}
        colors={BACKGROUNDS}
        firstCustom="#f6e3b4"
        current={colors['background-color']}
        onChoose={(color) => setColor(editor, 'background-color', color)}
        onClosed={backToText}
      />
      {LISTS.map(({ value, label, shortcut, Icon }) => (
        <ToolbarButton
          key={value}
          label={label}
          shortcut={shortcut}
          isActive={list === value}
          disabledBecause={linesOnly ? NOT_SHOWN : undefined}
          onPress={() => toggleList(editor, value, list)}
        >
          <Icon fontSize="small" />
        </ToolbarButton>
      ))}
      {ALIGNMENTS.map(({ value, label, shortcut, Icon }) => (
        <ToolbarButton
          key={value}
          label={label}
          shortcut={shortcut}
          isActive={alignment === value}
          onPress={() => toggleAlignment(editor, value, alignment)}
        >
          <Icon fontSize="small" />
        </ToolbarButton>
      ))}
      <LinkButton
        current={link}
        isOpen={isLinkOpen}
        onOpen={() => setLinkOpen(true)}
        onClose={() => setLinkOpen(false)}
        onChoose={(address) => setLink(editor, address)}
        onClosed={backToText}
      />
      <ToolbarButton
        label="Clear formatting"
        shortcut="Control+\"
        onPress={() => clearFormatting(editor)}
      >
        <FormatClearIcon fontSize="small" />
      </ToolbarButton>
    </Box>
  );
}
