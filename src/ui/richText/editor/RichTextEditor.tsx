import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { SelectionAlwaysOnDisplay } from '@lexical/react/LexicalSelectionAlwaysOnDisplay';
import Box from '@mui/material/Box';
import type { EditorThemeClasses, LexicalEditor } from 'lexical';
import { LINK_PROTOCOLS, safeUrl } from '../../../lib/safeUrl';
import styles from '../RichText.module.css';
import { $loadContent, EDITOR_NODES, HTML_CONFIG } from './editorMarkup';
import { ReportContent, TidyPaste } from './plugins';
import { Toolbar } from './Toolbar';

interface RichTextEditorProps {
  /** Names the field. */
  label: string;
  /** What the editor opens with; later changes of it are not taken in. */
  content: string;
  onChange: (content: string) => void;
  /** What is wrong with the content. */
  error?: string | undefined;
}

/** The height of the text, in pixels (specification, section 9). */
const HEIGHT = 200;

const THEME: EditorThemeClasses = {
  text: {
    underline: 'editor-underline',
    strikethrough: 'editor-strike',
    underlineStrikethrough: 'editor-both',
  },
};

/** What the theme's names look like, and what the page's own styles do not say. */
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

const isLinkable = (address: string): boolean => safeUrl(address, LINK_PROTOCOLS) !== undefined;
const onError = (error: Error): void => console.error('The editor failed:', error);

/**
 * Edits a text with exactly the formats of its toolbar. What it reports is sanitised and looks on
 * the page as it does here.
 */
export function RichTextEditor({ label, content, onChange, error }: RichTextEditorProps) {
  return (
    <Box
      sx={{
        overflow: 'hidden',
        border: 1,
        borderColor: error === undefined ? 'var(--line-strong)' : 'error.main',
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
          editorState: (editor: LexicalEditor) => $loadContent(editor, content),
        }}
      >
        <Toolbar />
        <RichTextPlugin
          contentEditable={
            <Box
              component={ContentEditable}
              className={styles.text}
              ariaLabel={label}
              ariaMultiline
              ariaInvalid={error !== undefined}
              sx={textStyles}
            />
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
        <HistoryPlugin />
        <ListPlugin />
        <LinkPlugin validateUrl={isLinkable} />
        <SelectionAlwaysOnDisplay />
        <TidyPaste />
        <ReportContent content={content} onChange={onChange} />
      </LexicalComposer>
    </Box>
  );
}
