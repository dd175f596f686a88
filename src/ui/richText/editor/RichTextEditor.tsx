import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { SelectionAlwaysOnDisplay } from '@lexical/react/LexicalSelectionAlwaysOnDisplay';
import { Box } from '@mui/material';
import type { EditorThemeClasses, LexicalEditor } from 'lexical';
import { isSitePath, LINK_PROTOCOLS, safeUrl } from '../../../lib/safeUrl';
import { $loadContent, EDITOR_NODES, HTML_CONFIG } from './editorMarkup';
import {
  LimitInsertions,
  ReportContent,
  TidyInsertions,
  TrimTripleClicks,
  UndoInText,
} from './plugins';
import { Toolbar } from './Toolbar';
import styles from '../RichText.module.css';

interface RichTextEditorProps {
  label: string;
  /** The initial content; later changes are ignored. */
  content: string;
  onChange: (content: string) => void;
  /** The id of the message of its error, if it has one. */
  errorId?: string | undefined;
  /** Whether the page shows lines only, without headings, quotations and lists. */
  linesOnly?: boolean;
}

/** The height of the text, in pixels. */
const HEIGHT = 200;

const THEME: EditorThemeClasses = {
  text: {
    underline: 'editor-underline',
    strikethrough: 'editor-strike',
    underlineStrikethrough: 'editor-both',
  },
};

/** The styles of the theme's class names, and those that the page lacks. */
const textStyles = {
  height: HEIGHT,
  minHeight: HEIGHT / 2,
  overflowY: 'auto',
  resize: 'vertical',
  px: 1.5,
  py: 1,
  bgcolor: 'background.paper',
  '&:focus-visible': { outline: '3px solid var(--maple-ink)', outlineOffset: -3 },
  '& .editor-underline': { textDecoration: 'underline' },
  '& .editor-strike': { textDecoration: 'line-through' },
  '& .editor-both': { textDecoration: 'underline line-through' },
} as const;

const isLinkable = (address: string): boolean =>
  isSitePath(address) || safeUrl(address, LINK_PROTOCOLS) !== undefined;
const onError = (error: Error): void => console.error('The editor failed:', error);

/** A rich-text editor with exactly the toolbar's formats; what it reports is sanitised. */
export const RichTextEditor = ({
  label,
  content,
  onChange,
  errorId,
  linesOnly = false,
}: RichTextEditorProps) => (
  <Box
    sx={{
      overflow: 'hidden',
      border: 1,
      borderColor: errorId === undefined ? 'var(--line-strong)' : 'error.main',
      borderRadius: 1,
    }}
  >
    <LexicalComposer
      initialConfig={{
        namespace: 'maple-ridge',
        nodes: EDITOR_NODES,
        html: HTML_CONFIG,
        theme: THEME,
        onError,
        editorState: (editor: LexicalEditor) => $loadContent(editor, content, { linesOnly }),
      }}
    >
      <Toolbar linesOnly={linesOnly} />
      <RichTextPlugin
        contentEditable={
          <Box
            component={ContentEditable}
            className={styles.text}
            ariaLabel={label}
            ariaMultiline
            ariaInvalid={errorId !== undefined}
            ariaDescribedBy={errorId}
            sx={textStyles}
          />
        }
        ErrorBoundary={LexicalErrorBoundary}
      />
      <HistoryPlugin />
      <ListPlugin />
      <LinkPlugin validateUrl={isLinkable} />
      <SelectionAlwaysOnDisplay />
      <LimitInsertions />
      <TidyInsertions linesOnly={linesOnly} />
      <TrimTripleClicks />
      <UndoInText />
      <ReportContent content={content} onChange={onChange} />
    </LexicalComposer>
  </Box>
);
