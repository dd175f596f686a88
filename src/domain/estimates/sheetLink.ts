import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { deflateSync, inflateSync } from 'fflate';
import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from '../../lib/base64Url';
import { sentFragment } from '../../lib/fragments';
import { sheetLineSchema, sheetSchema, type Sheet } from './sheet';

/**
 * A sheet in the fragment of an address, which is never sent to a server: `#1.<content>.<code>`, where 1 is the
 * version of the content, and the code a hash of both. The code tells a link that was cut or changed; kept with the
 * estimate, it tells whether an answer is to what the owner sent.
 */
const VERSION = '1';
/** The digits of a code. */
const CODE_LENGTH = 16;

/** The greatest length of a fragment, and of its content once it is unpacked, in bytes. */
const LONGEST = 4_000;
const LONGEST_CONTENT = 50_000;

/** The names of the content's values, which are in it by their places. Version 1 has them in this order. */
const FIELDS = Object.keys(sheetSchema.entries) as (keyof Sheet)[];
const LINE_FIELDS = Object.keys(sheetLineSchema.entries) as (keyof Sheet['lines'][number])[];

/** Why a fragment shows no sheet. */
export type LinkProblem = 'none' | 'broken' | 'long' | 'version';

/** A sheet and the code of its link, or why the link cannot be read. */
export type ReadLink = { sheet: Sheet; code: string } | { problem: LinkProblem };

const codeOf = (content: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${VERSION}.${content}`))).slice(0, CODE_LENGTH);

/** Returns the fragment that carries a sheet, including its `#`, and its code; undefined if it is too long. */
export function writeSheet(sheet: Sheet): { fragment: string; code: string } | undefined {
  const values = FIELDS.map((field) =>
    field === 'lines' ? sheet.lines.map((line) => LINE_FIELDS.map((of) => line[of])) : sheet[field],
  );
  const bytes = utf8ToBytes(JSON.stringify(values));
  const content = toBase64Url(deflateSync(bytes, { level: 9 }));
  const code = codeOf(content);
  const fragment = `#${VERSION}.${content}.${code}`;
  const isTooLong = fragment.length > LONGEST || bytes.length > LONGEST_CONTENT;
  return isTooLong ? undefined : { fragment, code };
}

const named = (names: readonly string[], values: unknown): object =>
  Array.isArray(values) ? Object.fromEntries(names.map((name, at) => [name, values[at]])) : {};

/** Reads the content of a link. Throws unless it is a list in JSON, packed. */
function unpacked(content: string): unknown {
  const bytes = inflateSync(fromBase64Url(content), { out: new Uint8Array(LONGEST_CONTENT) });
  const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const sheet: { lines?: unknown } = named(FIELDS, values);
  const { lines } = sheet;
  return {
    ...sheet,
    lines: Array.isArray(lines) ? lines.map((line) => named(LINE_FIELDS, line)) : lines,
  };
}

/** Reads what the fragment of an address shows; anybody may have written it, and nothing in it is trusted. */
export function readSheet(fragment: string): ReadLink {
  if (fragment.length <= 1) return { problem: 'none' };
  if (fragment.length > LONGEST) return { problem: 'long' };
  // Whatever stands behind the code: some apps take it for a part of the link, and others count clicks by it.
  const [, version = VERSION, content = '', code = ''] =
    /^#(\d{1,3})\.(?:([\w-]+)\.([\da-f]{16}))?/.exec(
      sentFragment(fragment).replaceAll(/\s/g, ''),
    ) ?? [];
  if (version !== VERSION) return { problem: 'version' };
  if (code !== codeOf(content)) return { problem: 'broken' };
  try {
    const { success, output } = v.safeParse(sheetSchema, unpacked(content));
    return success ? { sheet: output, code } : { problem: 'broken' };
  } catch {
    return { problem: 'broken' }; // Written by somebody else: not packed, not UTF-8, or not JSON.
  }
}
