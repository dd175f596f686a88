import { describe, expect, it } from 'vitest';
import {
  readAnswer,
  writeAnswer,
  type CustomerAnswer,
} from '../../../src/domain/leads/customerAnswer';

const ABOUT = { kind: 'estimate', number: '2026-001-2', code: '3f2a9c01b7d4e6aa' } as const;
const ACCEPTS = writeAnswer(ABOUT, '$1,250.50');
const ASKS = writeAnswer({ ...ABOUT, kind: 'invoice' });

const accepted: CustomerAnswer = { ...ABOUT, isAccepted: true, words: '' };
const asked: CustomerAnswer = { ...ABOUT, kind: 'invoice', isAccepted: false, words: '' };

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');

describe('an answer to an estimate', () => {
  it('is a message that a customer can read', () => {
    expect(ACCEPTS).toBe(
      'Estimate: 2026-001-2\nAnswer: I accept it, for $1,250.50\nCode: 3f2a9c01b7d4e6aa',
    );
    expect(ASKS).toBe('Invoice: 2026-001-2\nCode: 3f2a9c01b7d4e6aa\nQuestion: ');
  });

  it.each<[string, string, CustomerAnswer | undefined]>([
    ['a text', ACCEPTS, accepted],
    ['a text with line ends of Windows', ACCEPTS.replaceAll('\n', '\r\n'), accepted],
    ['a question', `${ASKS}When can you come?`, { ...asked, words: 'When can you come?' }],
    [
      'a question of several lines, and a signature',
      `${ASKS}When?\nAnd who?\n-- \nAda Brook`,
      { ...asked, words: 'When?\nAnd who?' },
    ],
    [
      'a question, and a signature whose mark lost its space',
      `${ASKS}When?\n--\nAda Brook`,
      { ...asked, words: 'When?' },
    ],
    [
      'words before and behind',
      `Hi Ben,\n\n${ACCEPTS}\n\nMay would suit us.`,
      { ...accepted, words: 'Hi Ben,\n\nMay would suit us.' },
    ],
    ['one line, as Gmail joins it on phones', ACCEPTS.replaceAll('\n', ' '), accepted],
    [
      'one line with words before and behind',
      `Hi Ben, ${ACCEPTS.replaceAll('\n', '  ')} May would suit us.`,
      { ...accepted, words: 'Hi Ben,\nMay would suit us.' },
    ],
    [
      'one line with a question',
      `${ASKS.replaceAll('\n', ' ')}What is the Code: 7?`,
      { ...asked, words: 'What is the Code: 7?' },
    ],
    ['a quotation', quoted(ACCEPTS), accepted],
    ['a quotation twice', quoted(quoted(ACCEPTS)), accepted],
    [
      'a mail as Outlook copies it',
      `From: Ada Brook <ada@example.com>\nSent: Monday, November 23, 2026 8:02 AM\nTo: info@mapleridgehandyman.example\nSubject: Estimate 2026-001-2\n\n${ACCEPTS}`,
      accepted,
    ],
    [
      'a mail that quotes ours below',
      `${ACCEPTS}\n\nOn Mon, Nov 23, 2026 at 8:02 AM Ben <ben@example.com> wrote:\n> Here is your estimate:\n> Estimate: 2026-009`,
      accepted,
    ],
    [
      'a number that Outlook took for a phone’s',
      ACCEPTS.replace('2026-001-2', '2026-001-2<tel:2026-001-2>').replace('Code', '*Code*'),
      accepted,
    ],
    [
      'a forwarded mail',
      `---------- Forwarded message ---------\nFrom: Ada Brook <ada@example.com>\nDate: Mon, Nov 23, 2026\nSubject: Estimate\n\n${ACCEPTS}`,
      accepted,
    ],
    ['one without its code', ACCEPTS.replace(/\nCode.*/, ''), { ...accepted, code: '' }],
    [
      'one whose answer was changed',
      ACCEPTS.replace('I accept it', 'I accepted nothing'),
      { ...accepted, isAccepted: false },
    ],
    ['only its number', 'Estimate: 2026-001', undefined],
    ['a number that is missing', 'Estimate:\nAnswer: I accept it', undefined],
    ['other words', 'My steps rot. Question: when can you come?', undefined],
    ['ours above one on one line', `Thanks!\n\n> ${ACCEPTS.replaceAll('\n', ' ')}`, undefined],
    ['what we wrote above a quoted one', `Great, thanks!\n\n${quoted(ACCEPTS)}`, undefined],
    ['nothing', '', undefined],
  ])('is read from %s', (_what, text, answer) => expect(readAnswer(text)).toEqual(answer));

  it('is read from a mail file', () => {
    const head = { subject: 'Estimate', from: { name: 'Ada', address: 'ada@example.com' } };
    expect(readAnswer(ACCEPTS, head)).toEqual(accepted);
  });
});
