import { describe, expect, it } from 'vitest';
import { ANY_POST, ANY_PROJECT, BUDGETS } from '../../build/budgets';
import { problems, type PageSize } from '../../build/bundleSize';
import { ADDRESSES, postAddress, galleryProjectAddress } from '../../src/app/addresses';

const CHUNKS = [
  { file: 'assets/large.js', size: 90 },
  { file: 'assets/small.js', size: 9.04 },
];

const pageSize = (facts: Partial<PageSize>): PageSize => ({
  html: 0,
  css: 0,
  js: 0,
  chunks: CHUNKS,
  ...facts,
});

const { home, services, gallery, about, contact, blog } = ADDRESSES;
const PUBLIC = [home, services, gallery, about, blog, ANY_POST, ANY_PROJECT];

describe('the budgets', () => {
  it.each([...PUBLIC.map((page) => [page, 160] as const), [contact, 175] as const])(
    'of %s stay within 6.5 KB of JavaScript, and %i with the app',
    (page, ceiling) => {
      expect(BUDGETS[page]?.js).toBeLessThanOrEqual(6.5);
      expect(BUDGETS[page]?.app).toBeLessThanOrEqual(ceiling);
    },
  );

  it('name the page, what it may weigh, what it weighs, and its largest chunks', () => {
    const [problem, ...others] = problems(home, pageSize({ app: 999.04 }));
    expect(problem?.split('\n')).toEqual([
      `/: app may weigh ${BUDGETS[home]?.app} KB and weighs 999.0 KB (gzip)`,
      '  the largest of its chunks:',
      '      90.0 KB  assets/large.js',
      '       9.0 KB  assets/small.js',
    ]);
    expect(others).toEqual([]);
  });

  it('hold html and styles too', () => {
    expect(problems(services, pageSize({ html: 999, css: 999 }))).toHaveLength(2);
  });

  it.each([
    ['post', postAddress('ice-dams'), ANY_POST],
    ['gallery project', galleryProjectAddress({ id: 12, title: 'New Deck' }), ANY_PROJECT],
  ])('hold every %s to the same', (_what, address, any) => {
    expect(problems(address, pageSize({ js: BUDGETS[any]?.js ?? 0 }))).toEqual([]);
    expect(problems(address, pageSize({ js: 999 }))).toHaveLength(1);
  });

  it('are wanted for a page that has none', () => {
    expect(problems('/new', pageSize({}))).toEqual(['/new has no budget in build/budgets.ts']);
  });
});
