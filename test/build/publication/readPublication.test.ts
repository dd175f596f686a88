import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteFileIn } from '../../../build/publication/publicationPlugin';
import { publishedModules } from '../../../build/publication/publishedModules';
import {
  readPublication,
  readSiteFile,
  sanitised,
} from '../../../build/publication/readPublication';
import { aSiteFile } from '../../support/publication';

const PICTURE = '0123456789abcdef0123.jpg';
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'maple-ridge-site-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const put = (text: string): string => {
  const file = path.join(folder, 'site.json');
  fs.writeFileSync(file, text);
  return file;
};

describe('the file that the site is built with', () => {
  it('is read with its pictures', async () => {
    const site = await aSiteFile();
    const [post, ...posts] = site.posts;
    const file = put(
      JSON.stringify({
        ...site,
        posts: [{ ...post, featuredImage: `/pictures/${PICTURE}` }, ...posts],
      }),
    );
    expect(() => readSiteFile(file)).toThrow(
      `pictures/${PICTURE}: This picture is not beside the file`,
    );
    fs.mkdirSync(path.join(folder, 'pictures'));
    fs.writeFileSync(path.join(folder, 'pictures', PICTURE), '');
    expect(readSiteFile(file).posts).toHaveLength(site.posts.length);
    const { pictures } = readPublication(file);
    expect([...pictures]).toEqual([
      [`/pictures/${PICTURE}`, path.join(folder, 'pictures', PICTURE)],
    ]);
  });

  it('is read with the mark of an editor on Windows before it', async () => {
    const text = JSON.stringify(await aSiteFile());
    expect(readSiteFile(put(`\uFEFF${text}`))).toEqual(readSiteFile(put(text)));
  });

  it('is found by its name, without the picture folder and other files', () => {
    expect(siteFileIn(path.join(folder, 'none'))).toBeUndefined();
    fs.mkdirSync(path.join(folder, 'pictures'));
    fs.writeFileSync(path.join(folder, 'README.md'), '');
    fs.writeFileSync(path.join(folder, 'site-before-may.json'), '');
    expect(siteFileIn(folder)).toBeUndefined();
    const file = put('{}');
    expect(siteFileIn(folder)).toBe(file);
  });

  it.each(['site (1).json', 'site(1).json', 'site-2.json', 'site 2.json', 'site.json.txt', 'site'])(
    'is not passed over where a browser or an unpacker called it %s',
    (name) => {
      put('{}');
      fs.mkdirSync(path.join(folder, name));
      expect(() => siteFileIn(folder)).toThrow(
        `/${name} is not read: the site is built with site.json`,
      );
    },
  );

  it.each(['site.zip', 'site (3).zip'])(
    'is not passed over as %s, unless it was unpacked',
    (name) => {
      fs.mkdirSync(path.join(folder, name));
      expect(() => siteFileIn(folder)).toThrow(`/${name} is not read`);
      const file = put('{}');
      expect(siteFileIn(folder)).toBe(file);
    },
  );

  it.each(['', '{', 'null'])('is refused where it holds %j, with its name', (text) => {
    expect(() => readSiteFile(put(text))).toThrow(/cannot be built with .*site\.json/);
  });

  it('is refused with every problem and its place', async () => {
    const { posts } = await aSiteFile();
    const file = put(
      JSON.stringify({
        ...(await aSiteFile()),
        leads: [],
        posts: [{ ...posts[0], title: '' }],
      }),
    );
    expect(() => readSiteFile(file)).toThrow(/posts\.0\.title: .*\n {2}leads: /);
  });
});

describe('the modules of a published site', () => {
  it('have its pages with their markup sanitised, and the form for headings beside it', async () => {
    const site = await aSiteFile();
    for (const { sections } of site.pages) {
      for (const section of sections) section.content = 'Plain';
    }
    const [home] = site.pages;
    const [title] = home?.sections ?? [];
    if (title) title.content = '<p onclick="x()">Hi <b>you</b></p><script>steal()</script>';
    const text = publishedModules(site, sanitised(site)).get('domain/content/seedData.ts') ?? '';
    expect(text).toContain('"<p>Hi <b>you</b></p>"');
    expect(text).not.toMatch(/onclick|steal/);
    expect(text).toContain(
      JSON.stringify({
        '<p>Hi <b>you</b></p>': '<span style="display: block;">Hi <b>you</b></span>',
      }),
    );
    expect(text).toContain(`export const publishedAt = "${site.publishedAt}";`);
  });

  it('have the sections that a page has come to have since', async () => {
    const site = await aSiteFile();
    const [home] = site.pages;
    const dropped = home?.sections.pop();
    const text = publishedModules(site, new Map()).get('domain/content/seedData.ts') ?? '';
    expect(text).toContain(`"id":"${dropped?.id}"`);
  });

  it('have the list of posts without their bodies, and each body in one of its own', async () => {
    const site = await aSiteFile();
    const modules = publishedModules(site, new Map());
    const [post] = site.posts;
    const body = modules.get(`domain/blog/posts/${post?.slug}.md?raw`) ?? '';
    const list = modules.get('domain/blog/seedData.ts') ?? '';
    expect(list).toContain(JSON.stringify(post?.title));
    expect(list).not.toContain('"content"');
    expect(body).toBe(`export default ${JSON.stringify(post?.content)};`);
    expect(modules.get('domain/blog/seedBodies.ts')).toContain(
      `import("/domain/blog/posts/${post?.slug}.md?raw")`,
    );
  });
});
