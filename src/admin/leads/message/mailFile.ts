import type { Sender } from '../../../domain/leads/freeFormMessage';

/** The largest mail file that is read, in bytes. */
const LARGEST_FILE = 40 * 1024 * 1024;
/** How much of a mail is read, in bytes and in lines, and how long its headers may be, in bytes. */
const READ_BYTES = 500_000;
const READ_LINES = 3_000;
const MAX_HEADER_BYTES = 64_000;

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

/** Joins texts; never a blank line more, or a space at the beginning of a line, than is asked for. */
class Lines {
  readonly #parts: string[] = [];
  #isAtLineStart = false;

  add(text: string): void {
    if (text === '') return;
    this.#parts.push(text);
    this.#isAtLineStart = text.endsWith('\n');
  }
  /** Text between whose words the mail has any amount of space. */
  addWords(text: string): void {
    const words = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    this.add(this.#isAtLineStart ? words.replace(/^ /, '') : words);
  }
  endLine(): void {
    if (this.#parts.length > 0 && !this.#isAtLineStart) this.add('\n');
  }
  toString(): string {
    return this.#parts.join('');
  }
}

/** The text of a mail that has only markup, its lines as they are seen. Nothing in it runs or loads. */
function plainText(html: string): string {
  const lines = new Lines();
  const read = (node: Node, isPreformatted: boolean): void => {
    if (node instanceof Text) {
      if (isPreformatted) lines.add(node.data);
      else lines.addWords(node.data);
      return;
    }
    const name = node.nodeName.toLowerCase();
    if (UNSEEN.has(name)) return;
    if (name === 'br') lines.add('\n');
    const isBlock = BLOCKS.has(name);
    if (isBlock) lines.endLine();
    for (const child of node.childNodes) read(child, isPreformatted || name === 'pre');
    if (isBlock) lines.endLine();
    if (name === 'td' || name === 'th') lines.add(' ');
  };
  read(new DOMParser().parseFromString(html, 'text/html').body, false);
  return String(lines).replaceAll('\u00A0', ' ');
}

const NEWLINE = 10;

/** The beginning of a mail, where its text is: the parser takes a while for each line. */
async function beginningOf(file: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer());
  let end = -1;
  for (let line = 0; line < READ_LINES; line += 1) {
    end = bytes.indexOf(NEWLINE, end + 1);
    if (end === -1) return bytes;
  }
  return bytes.subarray(0, end);
}

/**
 * Reads the beginning of a mail file (`.eml`): its attachments come after its text. Rejects where it is
 * too large or cannot be read; no text means no mail.
 */
export async function readMailFile(file: File): Promise<Mail> {
  if (file.size > LARGEST_FILE) throw new Error('The file is too large to be a mail.');
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(await beginningOf(file), {
    maxHeadersSize: MAX_HEADER_BYTES,
  });
  return {
    text: (mail.text ?? '').trim() || plainText(mail.html ?? '').trim(),
    sender: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
  };
}
