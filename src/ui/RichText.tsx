import type { ElementType } from 'react';
import { withoutMarkup } from '../lib/text';

interface RichTextProps {
  /** Text that the owner wrote; it may hold markup. */
  html: string;
  as?: ElementType;
  className?: string;
}

/** The wording of a section. Shows its text and leaves the markup out. */
export function RichText({ html, as: Tag = 'div', className }: RichTextProps) {
  return <Tag className={className}>{html.includes('<') ? withoutMarkup(html) : html}</Tag>;
}
