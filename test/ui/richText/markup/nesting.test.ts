import { describe, expect, it } from 'vitest';
import { sanitise, withLimitedNesting } from '../../../../src/ui/richText/markup/sanitise';
import { tidyMarkup } from '../../../../src/ui/richText/markup/tidyMarkup';

const LONGEST = 50_000;
const filled = (unit: string): string => unit.repeat(LONGEST / unit.length);

describe('markup of the greatest length', () => {
  it.each([
    ['paragraphs', '<p>a</p>'],
    ['paragraphs without end tags', '<p>a'],
    ['list items without end tags', '<li>a'],
    ['lines', 'a<br>'],
    ['formatted list items', '<ul><li><span><b>a</b></span></li></ul>'],
    ['stray end tags', '</div>'],
  ])('stays markup: %s', (_what, unit) => {
    const html = filled(unit);
    expect(withLimitedNesting(html)).toBe(html);
  });

  it.each(
    Object.entries({
      divisions: filled('<div>'),
      formats: filled('<b>'),
      lists: filled('<ul><li>'),
      'formats that each paragraph repeats': `${Array.from({ length: 100 }, (_, id) => `<b id=${id}>`).join('')}${filled('<p>a').slice(2_000)}`,
    }),
  )('becomes text if it is nested too deeply: %s', (_what, html) => {
    const deep = `Tea &amp; cake &lt;3 ${html}`;
    expect(sanitise(deep)).toMatch(/^Tea &amp; cake &lt;3[ a]*$/);
    expect(tidyMarkup(deep)).toBe(sanitise(deep));
  });
});
