import { isEmail } from './fields';

/** What cannot stand within an address, or separates the cells of a table. */
const BETWEEN = /[\s<>()[\]\\,;:"|“”«»]+/;
/** What stands before an address without a space: a path, a phone number, a label, a mark of quotation or emphasis. */
const BEFORE = /^(?:\/\/.*[/=]|.*\d{4}\/|(?:e-?mail|mail|from|to)=)?[^\p{L}\p{N}_]*/iu;
const DOMAIN = /^(?:[.-]*[\p{L}\p{M}\p{N}])+/u;
/** The next label or a number, where cells were copied without what divides them: `.comPhone`, `.com-802-555-0113`. */
const GLUED = /(\.[a-z]{2,})(?:\p{Lu}\p{Ll}|\d{3}|-\d{3}-\d{3}-).*/u;
/** What stands in place of the last dot, or beside it. */
const LAST_DOT = /(@[\w-]+)(?:,| ?\. ?)(?=(?:com|net|org|edu)\b)/gi;

/** The end of a file's name: pictures for sharp screens have a `@`, `logo@2x.png`. */
const FILE = /\.(?:png|jpe?g|gif|webp|svg|heic|pdf|css|js)$/i;

/** Returns the address in a word that has a `@`; undefined if there is none. */
function addressIn(word: string): string | undefined {
  const at = word.lastIndexOf('@');
  const domain = (DOMAIN.exec(word.slice(at + 1))?.[0] ?? '').replace(GLUED, '$1');
  // Emphasis in plain text: _ada@example.com_
  const isEmphasized = word.startsWith('_') && word.endsWith('_');
  const local = word.slice(isEmphasized ? 1 : 0, at).replace(BEFORE, '');
  // A phone's keyboard writes the apostrophe of a name as a quotation mark.
  const address = `${local.replaceAll('’', "'")}@${domain}`;
  return isEmail(address) && !FILE.test(address) ? address : undefined;
}

/** An address with spaces around its `@`. Within a sentence such a sign says where or for how much, `leaks @ 5 Elm St`. */
const SPACED = /(^|[\n,;:<(]|\s(?:is|mail)\s) *([^\s@,;:<>()]+)(?: @ ?|@ )/gim;

/** An address in spoken form, `ada dot roy at example dot com`, and words before its `at` that cannot be a name. */
const SAID =
  /(?<![\w-])([\w-]+(?: (?:dot|underscore|dash) [\w-]+){0,3}) at ([\w-]+(?: dot [\w-]+){1,3})/gi;
const SIGNS: Record<string, string> = { dot: '.', underscore: '_', dash: '-' };
const NO_NAME = /^(?:am|are|be|here|him|her|is|it|look|me|them|us|was|work)$/i;

/** Signs that are not seen, and `@` as keyboards, people and voicemail write it: `ada (at) example dot com`. */
const plainSigns = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/ ?[[({<] ?(?:dot|\.) ?[\])}>] ?/gi, '.')
    .replaceAll(SAID, (words, name: string, host: string) =>
      NO_NAME.test(name)
        ? words
        : `${name}@${host}`.replaceAll(
            / (dot|underscore|dash) /gi,
            (word, sign: string) => SIGNS[sign.toLowerCase()] ?? word,
          ),
    )
    .replaceAll(/ ?[[({<] ?(?:at|@) ?[\])}>] ?|＠/gi, '@')
    .replaceAll(SPACED, '$1 $2@')
    .replaceAll(LAST_DOT, '$1.');

/** Returns the e-mail addresses in a text, in its order. */
export const emailsIn = (text: string): string[] =>
  plainSigns(text)
    .split(BETWEEN)
    // A `/` divides several addresses without a space between them; a single address may contain it.
    .flatMap((word) => (word.indexOf('@') === word.lastIndexOf('@') ? word : word.split('/')))
    .filter((word) => word.includes('@'))
    .flatMap((word) => addressIn(word) ?? []);
