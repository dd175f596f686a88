import { describe, expect, it } from 'vitest';
import type { Post } from '../../../src/domain/blog/schema';
import { seedPages } from '../../../src/domain/content/seedData';
import type { GalleryProject } from '../../../src/domain/gallery/schema';
import { seedProjects } from '../../../src/domain/gallery/seedData';
import { changeBetween } from '../../../src/domain/publication/rules';
import { pictureFileOf, siteFileProblems } from '../../../src/domain/publication/schema';
import { aLead, postFields } from '../../support/entities';
import { aSiteFile } from '../../support/publication';

const [home] = seedPages;
const [project] = seedProjects;
const withPicture = (address: string) => ({
  gallery: [{ ...project, beforeImage: address, afterImage: address }],
});
const ELSEWHERE = /^gallery\.0\.afterImage: A picture that is not beside the file/;

describe('a site file', () => {
  it('of what the site comes with is taken', async () => {
    expect(siteFileProblems(await aSiteFile())).toEqual([]);
    expect(siteFileProblems(JSON.parse(JSON.stringify(await aSiteFile())))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['leads', { leads: [aLead()] }, /^leads: /],
    ['projects', { projects: [] }, /^projects: /],
    ['notifications', { notifications: [] }, /^notifications: /],
    ['the sign-in', { signedIn: true }, /^signedIn: /],
    ['another format', { format: 'backup' }, /^format: Not a publication/],
    ['a later version', { version: 2 }, /^version: A publication of another version/],
    ['no moment', { publishedAt: 'soon' }, /^publishedAt: /],
    ['no pages', { pages: undefined }, /^pages: /],
    ['a page too few', { pages: seedPages.slice(1) }, /^pages: Not all of the pages/],
    ['a page twice', { pages: [home, home] }, /^pages: An id stands twice/],
    ['an unknown field', { gallery: [{ ...project, owner: 'x' }] }, /^gallery\.0\.owner: /],
    [
      'a number for a title',
      { gallery: [project, { ...project, title: 7 }] },
      /^gallery\.1\.title/,
    ],
    ['a picture of the owner’s browser', withPicture('picture:0123456789abcdef0123'), ELSEWHERE],
    ['a picture within itself', withPicture('data:image/png;base64,AAAA'), ELSEWHERE],
    ['a script for a picture', withPicture('javascript:alert(1)'), /^gallery\.0\.afterImage: /],
    ['an address of a picture that leads nowhere', withPicture('https://'), /\.beforeImage: /],
  ])('with %s is refused, saying where', async (_what, facts, problem) => {
    const file = { ...(await aSiteFile()), ...facts };
    expect(siteFileProblems(file).some((one) => problem.test(one))).toBe(true);
  });

  it('with a draft, or with two posts of one address, is refused', async () => {
    const { posts } = await aSiteFile();
    const [first, second] = posts;
    const draft = { ...(await aSiteFile()), posts: [{ ...first, isPublished: false }] };
    expect(siteFileProblems(draft)).toEqual([
      'posts.0.isPublished: A draft, which is not for visitors',
    ]);
    const twice = { ...(await aSiteFile()), posts: [first, { ...second, slug: first?.slug }] };
    expect(siteFileProblems(twice)).toEqual([
      `posts: Two posts of one address, ${first?.slug}: change the title of one`,
    ]);
  });

  it('with a hundred problems tells twenty', async () => {
    const gallery = Array.from({ length: 100 }, (_, id) => ({ ...project, id, title: '' }));
    const problems = siteFileProblems(await aSiteFile({ gallery: gallery as never }));
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('and 80 more');
  });

  it.each([7, null, [], 'text', {}])('is not %j', (file) =>
    expect(siteFileProblems(file)).not.toEqual([]),
  );
});

it.each([
  ['/pictures/0123456789abcdef0123.jpg', '0123456789abcdef0123.jpg'],
  ['/pictures/../site.json', undefined],
  ['/pictures/0123456789abcdef0123.svg', undefined],
  ['https://example.com/pictures/0123456789abcdef0123.jpg', undefined],
])('the file of the picture %s is %s', (address, file) =>
  expect(pictureFileOf(address)).toBe(file),
);

describe('what differs', () => {
  const isSame = (a: string, b: string): boolean => a === b;

  it('of a page is told by section, without markup', () => {
    if (!home) throw new Error('There is a home page');
    const after = {
      ...home,
      pageTitle: 'Another title',
      sections: home.sections.map((one) =>
        one.id === 'hero-title' ? { ...one, content: 'Hello <em>there</em>' } : one,
      ),
    };
    expect(changeBetween('pages', home, after, isSame)).toEqual({
      list: 'pages',
      id: 'home',
      title: 'Home page',
      kind: 'changed',
      fields: [
        { label: 'Page title', before: home.pageTitle, after: 'Another title' },
        {
          label: 'Headline at the top: text',
          before: 'Keeping Vermont homes in good repair',
          after: 'Hello there',
        },
      ],
    });
  });

  it('shows markup where nothing else differs', () => {
    if (!home) throw new Error('There is a home page');
    const bold = (tag: string) => ({
      ...home,
      sections: home.sections.map((one) => ({ ...one, content: `<${tag}>x</${tag}>` })),
    });
    const change = changeBetween('pages', bold('b'), bold('i'), isSame);
    expect(change?.fields[0]).toMatchObject({ before: '<b>x</b>', after: '<i>x</i>' });
  });

  it('of a picture of a page is a picture, also where there was none', () => {
    if (!home) throw new Error('There is a home page');
    const withHero = (image?: string) => ({
      ...home,
      sections: home.sections
        .filter(({ id }) => id === 'hero-title')
        .map((one) => ({ ...one, title: image ?? '', image })),
    });
    const fields = changeBetween('pages', withHero(), withHero('/porch.jpg'), isSame)?.fields;
    expect(fields).toEqual([
      { label: 'Headline at the top: title', before: '', after: '/porch.jpg' },
      { label: 'Headline at the top: picture', before: '', after: '/porch.jpg', isPicture: true },
    ]);
  });

  const pair: GalleryProject = {
    id: 8,
    title: 'A porch',
    location: 'Essex, VT',
    category: 'Carpentry',
    description: 'Rails and treads',
    beforeImage: '/before.jpg',
    afterImage: '/after.jpg',
    dateAdded: '2026-11-01',
  };
  const pairFields = [
    ['Title', 'A porch'],
    ['Location', 'Essex, VT'],
    ['Category', 'Carpentry'],
    ['Description', 'Rails and treads'],
    ['Date', '2026-11-01'],
    ['Before', '/before.jpg'],
    ['After', '/after.jpg'],
  ];
  const article: Post & { isPublished: true } = {
    id: '9',
    slug: 'mud-season',
    isPublished: true,
    ...postFields({
      title: 'Mud season',
      excerpt: 'What it does',
      content: '<p>Drains first.</p>',
      category: 'Seasonal Tips',
      tags: ['spring', 'drains'],
      author: 'Rosa Lind',
      publishDate: '2026-04-01',
      featuredImage: '/mud.jpg',
    }),
  };
  const articleFields = [
    ['Title', 'Mud season'],
    ['Address', 'mud-season'],
    ['Excerpt', 'What it does'],
    ['Text', 'Drains first.'],
    ['Category', 'Seasonal Tips'],
    ['Tags', 'spring, drains'],
    ['Author', 'Rosa Lind'],
    ['Date', '2026-04-01'],
    ['Picture', '/mud.jpg'],
  ];

  it.each([
    ['gallery', pair, pairFields, 'A porch'],
    ['posts', article, articleFields, 'Mud season'],
  ] as const)(
    'of %s that are new, or gone, is each of their fields',
    (list, entity, texts, title) => {
      const pictures = new Set(['Before', 'After', 'Picture']);
      const fields = (side: 'before' | 'after') =>
        texts.map(([label = '', text = '']) => ({
          label,
          before: '',
          after: '',
          [side]: text,
          ...(pictures.has(label) && { isPicture: true }),
        }));
      const shared = { list, id: String(entity.id), title };
      expect(changeBetween(list, undefined, entity, isSame)).toEqual({
        ...shared,
        kind: 'added',
        fields: fields('after'),
      });
      expect(changeBetween(list, entity, undefined, isSame)).toEqual({
        ...shared,
        kind: 'removed',
        fields: fields('before'),
      });
    },
  );

  it('is nothing where both are missing, or the same', () => {
    expect(changeBetween('gallery', undefined, undefined, isSame)).toBeUndefined();
    expect(changeBetween('gallery', project, project, isSame)).toBeUndefined();
  });
});
