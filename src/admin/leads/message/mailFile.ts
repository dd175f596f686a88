import type { Sender } from '../../../domain/leads/freeFormMessage';

/** The largest mail file that is read, in bytes. */
const LARGEST_FILE = 40 * 1024 * 1024;

/** The text of a mail, and its sender. */
export interface Mail {
  text: string;
  sender: Sender;
}

/** Block elements, which start and end a line. */
const BLOCKS = new Set(
  'address,article,blockquote,dd,div,dl,dt,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,tr,ul'.split(
    ',',
  ),
);
/** Elements whose text is not visible. */
const UNSEEN = new Set(['script', 'style', 'template', 'title']);

/** Converts the markup of a mail to text with the same lines. Nothing in it runs or loads. */
function plainText(html: string): string {
  let text = '';
  const endLine = (): void => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const read = (node: Node): void => {
    if (node instanceof Text) {
      const isAsWritten = Boolean(node.parentElement?.closest('pre'));
      const words = isAsWritten ? node.data : node.data.replaceAll(/[ \t\r\n\f]+/g, ' ');
      text += text.endsWith('\n') && !isAsWritten ? words.replace(/^ /, '') : words;
      return;
    }
    const name = node.nodeName.toLowerCase();
    if (UNSEEN.has(name)) return;
    if (name === 'br') text += '\n';
    const isBlock = BLOCKS.has(name);
    if (isBlock) endLine();
    for (const child of node.childNodes) read(child);
    if (isBlock) endLine();
    if (name === 'td' || name === 'th') text += ' ';
  };
  read(new DOMParser().parseFromString(html, 'text/html').body);
  return text.replaceAll('\u00A0', ' ');
}

/**
 * Reads a mail file (`.eml`). Rejects if it is too large or cannot be read; an empty text means
 * that it is not a mail.
 */
export async function readMailFile(file: File): Promise<Mail> {
  if (file.size > LARGEST_FILE) throw new Error('The file is too large to be a mail.');
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(await file.arrayBuffer());
  return {
    text: (mail.text ?? '').trim() || plainText(mail.html ?? '').trim(),
    sender: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
  };
}
