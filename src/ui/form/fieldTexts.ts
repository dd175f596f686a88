import * as v from 'valibot';
import { MAX_LENGTH, isEmail } from '../../lib/fields';

/**
 * The kinds of text that a form takes, trimmed, with the message that stands beside the field. The
 * lengths are those of the stored entities.
 */

/** What a text that is too long gets. */
const tooLong = (maxLength: number): string =>
  `Use at most ${maxLength.toLocaleString('en-US')} characters`;

/** A text that may be empty. */
export const formText = (maxLength: number = MAX_LENGTH.line) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength, tooLong(maxLength)));

/** A text that must say something; `message` asks for it. */
export const requiredFormText = (message: string, maxLength: number = MAX_LENGTH.line) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(maxLength, tooLong(maxLength)));

/** An e-mail address or nothing (specification, section 5). */
export const formEmail = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_LENGTH.email, tooLong(MAX_LENGTH.email)),
  v.check(
    (value) => value === '' || isEmail(value),
    'Enter an e-mail address such as name@example.com',
  ),
);

/** One of a closed list; `message` asks to pick. */
export const formChoice = <const Options extends readonly string[]>(
  options: Options,
  message: string,
) => v.picklist(options, message);
