import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeholderOf } from '../../../build/pages/placeholder';

const drawing = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 80 60">${shapes}</svg>`;

const DRAWINGS = path.resolve('src/public/drawings');

describe('a placeholder', () => {
  it.each([
    [
      'the plain shapes in their order',
      '<path fill="#fff" d="M0 0h80"/><circle fill="#000" r="4"/>',
    ],
    ['nothing without a color of its own', '<path d="M0 0h80"/>', ''],
    ['nothing that refers to what is defined elsewhere', '<path fill="url(#a)" d="M0 0h80"/>', ''],
    [
      'no groups and no definitions',
      '<defs><path fill="#fff"/></defs><g><path fill="#fff"/></g>',
      '',
    ],
    ['no long details', `<path fill="#fff" d="${'h1'.repeat(300)}"/>`, ''],
  ])('has %s', (_, shapes, wanted = shapes) => {
    expect(placeholderOf(drawing(shapes))).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${wanted}</svg>`,
    );
  });

  it('ends where it would become too long', () => {
    const shape = `<path fill="#fff" d="${'h1'.repeat(190)}"/>`;
    expect(placeholderOf(drawing(shape.repeat(9))).split('<path').length - 1).toBe(2);
  });

  it.each(fs.readdirSync(DRAWINGS))('of %s has strokes and is short', (file) => {
    const placeholder = placeholderOf(fs.readFileSync(path.join(DRAWINGS, file), 'utf8'));
    expect(placeholder).toContain('fill="#');
    expect(placeholder.length).toBeLessThan(1_200);
  });
});
