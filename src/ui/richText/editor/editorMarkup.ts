import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import {
  $getRoot,
  $isTextNode,
  TextNode,
  type DOMConversionOutput,
  type DOMExportOutput,
  type HTMLConfig,
  type Klass,
  type LexicalEditor,
  type LexicalNode,
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
} from 'lexical';
import { colorsAround } from '../markup/colors';
import { safeStyle } from '../markup/sanitise';
import { joinFormats, nestLists } from '../markup/structure';
import { contentToMarkup, markupToContent, type TidyOptions } from '../markup/tidyMarkup';

const parse = (value: unknown): string => (typeof value === 'string' ? value : '');
const SRC = createState('src', { parse });
const ALT = createState('alt', { parse });

/** A picture in a text: preserved if a text has one; the toolbar cannot insert any. */
class ImageNode extends DecoratorNode<null> {
  override $config() {
    return this.config('picture', {
      extends: DecoratorNode,
      stateConfigs: [
        { stateConfig: SRC, flat: true },
        { stateConfig: ALT, flat: true },
      ],
      importDOM: {
        img: () => ({
          conversion: (element) => {
            const node = $setState($create(ImageNode), SRC, element.getAttribute('src') ?? '');
            return { node: $setState(node, ALT, element.getAttribute('alt') ?? '') };
          },
          priority: 1,
        }),
      },
    });
  }

  #element(): HTMLImageElement {
    const image = document.createElement('img');
    image.src = $getState(this, SRC);
    image.alt = $getState(this, ALT);
    return image;
  }

  override exportDOM(): DOMExportOutput {
    return { element: this.#element() };
  }

  override createDOM(): HTMLElement {
    const holder = document.createElement('span');
    holder.append(this.#element());
    return holder;
  }

  override updateDOM(): false {
    return false;
  }
}

/** The node types of the editor. */
export const EDITOR_NODES: readonly Klass<LexicalNode>[] = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  ImageNode,
];

/** Imports a text with its colors, which Lexical drops by itself. */
function importText(text: HTMLElement): DOMConversionOutput | null {
  // Looked up here, because the browser build does not have it before the first editor exists.
  const conversion = TextNode.importDOM?.()?.['#text']?.(text)?.conversion;
  const output = conversion?.(text) ?? null;
  const { color, backgroundColor } = colorsAround(text);
  const style = safeStyle(`color: ${color}; background-color: ${backgroundColor}`);
  for (const node of [output?.node ?? []].flat()) {
    if ($isTextNode(node) && style !== '') node.setStyle(style);
  }
  return output;
}

const FORMATS = [
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const;

/** Preserves runs of spaces, which browsers would collapse. */
const keepSpaces = (text: string): string =>
  text.replaceAll(/ {2,}/g, (run) => `${'\u00a0'.repeat(run.length - 1)} `);

/** Exports a text with its formats as elements and its colors as a style. */
function exportText(_editor: LexicalEditor, node: LexicalNode): DOMExportOutput {
  if (!$isTextNode(node)) return { element: null };
  const wrap = (tagName: string, content: HTMLElement | Text): HTMLElement => {
    const element = document.createElement(tagName);
    element.append(content);
    return element;
  };
  let element: HTMLElement | Text = document.createTextNode(keepSpaces(node.getTextContent()));
  const style = safeStyle(node.getStyle());
  if (style !== '') {
    element = wrap('span', element);
    element.setAttribute('style', style);
  }
  for (const [format, tagName] of FORMATS) {
    if (node.hasFormat(format)) element = wrap(tagName, element);
  }
  return { element };
}

/** The conversions between texts and markup that preserve colors in both directions. */
export const HTML_CONFIG: HTMLConfig = {
  import: { '#text': () => ({ conversion: importText, priority: 4 }) },
  export: new Map([[TextNode as Klass<LexicalNode>, exportText]]),
};

/** Converts tidied markup to nodes. Call within an update. */
export function $nodesOfMarkup(editor: LexicalEditor, tidied: string): LexicalNode[] {
  return $generateNodesFromDOM(
    editor,
    new DOMParser().parseFromString(`<div>${tidied}</div>`, 'text/html'),
  );
}

/** Fills the editor with stored content. Call within an update. */
export function $loadContent(editor: LexicalEditor, content: string, options?: TidyOptions): void {
  $getRoot()
    .clear()
    .append(...$nodesOfMarkup(editor, contentToMarkup(content, options)));
}

/** Returns the editor's content, sanitised for storage. */
export function readContent(editor: LexicalEditor): string {
  const html = editor.getEditorState().read(() => $generateHtmlFromNodes(editor), { editor });
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  nestLists(body);
  joinFormats(body);
  return markupToContent(body.innerHTML);
}
