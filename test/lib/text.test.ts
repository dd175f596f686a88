import { describe, expect, it } from 'vitest';
import { includesText } from '../../src/lib/foldedText';
import { slugify } from '../../src/lib/slugs';
import { cutText, shortenText, splitTags } from '../../src/lib/text';

describe('a text is found', () => {
  it.each([
    ['Álvaro', 'alvaro'],
    ['Alvaro', 'álvaro'],
    ['Zoe\u0308', 'zoë'],
    ['İlker', 'ilker'],
    // Letters that no accent parts.
    ['Łukasz', 'lukasz'],
    ['Søren', 'SØREN'],
    ['Weiß', 'weiss'],
    ['Weiss', 'weiß'],
    ['Đorđe', 'dorde'],
    ['Þóra Ægisdóttir', 'thora aegis'],
    // Other forms of a letter.
    ['Ａｄａ', 'ada'],
    ['ﬁx the door', 'fix'],
    // Apostrophes and dashes, and neither.
    ['O’Neil', "o'neil"],
    ['O‘Neil', "o'neil"],
    ['OʼNeil', "o'neil"],
    ['OʻNeil', "o'neil"],
    ['O`Neil', "o'neil"],
    ['O´Neil', "o'neil"],
    ['O′Neil', "o'neil"],
    ["O'Neil", 'o’neil'],
    ["O'Neil", 'oʼneil'],
    ["O'Neil", 'o`neil'],
    ["O'Neil", 'oneil'],
    ['ONeil', "o'neil"],
    ['re-roof', 'reroof'],
    ['reroof', 're-roof'],
    ['e-mail', 'email'],
    ['Jo–Ann', 'jo-ann'],
    ['Jo\u2011Ann', 'joann'],
    // Parts, in any order, with any spaces.
    ['Ada Roy', 'roy, ada'],
    ['Ada Roy', ' ada\u00A0 roy '],
    ['a.*b (draft)', '.*b ('],
    ['deck 🏠', '🏠'],
    ['Ada', '  '],
  ])('%j by %j', (text, query) => expect(includesText(text, query)).toBe(true));

  it.each([
    ['Ada Roy', 'ada neil'],
    ['Ada Roy', '.*'],
    ['Ada Roy', 'adaroy'],
    ['802-555-0113', '8025550113'],
    ['Weiß', 'weis weis'.repeat(9_999)],
  ])('%j not by %j', (text, query) => expect(includesText(text, query)).toBe(false));
});

describe('a text that is too long', () => {
  it.each([
    ['abcd', 4, 'abcd', 'abcd'],
    ['abcde', 4, 'abcd', 'abc…'],
    ['ab cd', 4, 'ab c', 'ab…'],
    ['ab🏠🏠', 5, 'ab🏠', 'ab🏠…'],
    ['ab🏠🏠', 4, 'ab🏠', 'ab…'],
    ['abc🏠', 4, 'abc', 'abc…'],
  ])('%j in %i is cut to %j and shortened to %j', (text, length, cut, short) => {
    expect([cutText(text, length), shortenText(text, length)]).toEqual([cut, short]);
  });
});

describe('the address of a title', () => {
  it.each([
    ['Łódź, Ærø and Straße', 'lodz-aero-and-strasse'],
    ['Søren’s Đeck', 'sorens-deck'],
    ['10 × 12', '10-12'],
  ])('of %j is %j', (title, slug) => expect(slugify(title)).toBe(slug));
});

describe('tags', () => {
  it.each([
    ['Urgent, urgent,URGENT ', ['Urgent']],
    ['big  job, big job', ['big job']],
    ['Café, cafe', ['Café', 'cafe']],
    ['a\u00A0b,\u200Ba b', ['a b']],
    ['VIP;gold', ['VIP;gold']],
  ])('of %j are %j', (text, tags) => expect(splitTags(text)).toEqual(tags));
});
