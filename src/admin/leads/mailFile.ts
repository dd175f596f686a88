import type { Sender } from '../../domain/leads/freeFormMessage';
import { withoutMarkup } from '../../lib/text';

/** A mail with its attachments is hardly ever larger. */
const LARGEST_FILE = 40 * 1024 * 1024;

/** What a mail says, and who sent it. */
export interface Mail {
  text: string;
  sender: Sender;
}

/** The text of a mail that has only markup, its lines kept. */
function plainText(html: string): string {
  return html
    .replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .split(/<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6])>/i)
    .map(withoutMarkup)
    .join('\n');
}

/** Reads a mail file (`.eml`). Rejects where it is too large or cannot be read; no text means no mail. */
export async function readMailFile(file: File): Promise<Mail> {
  if (file.size > LARGEST_FILE) throw new Error('The file is too large to be a mail.');
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(await file.arrayBuffer());
  return {
    text: (mail.text ?? '').trim() || plainText(mail.html ?? '').trim(),
    sender: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
  };
}
