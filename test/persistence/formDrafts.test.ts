// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formDrafts } from '../../src/persistence/formDrafts';

const KEY = 'handyman.draft.estimate';
const draft = { at: 1_000, expiresAt: 5_000, values: { fullName: 'Ada', isActive: true } };

describe('the drafts of forms', () => {
  beforeEach(() => sessionStorage.clear());

  it('are kept in session storage until they expire', () => {
    formDrafts.write('estimate', draft);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(draft);
    expect(formDrafts.read('estimate', 4_999)).toEqual(draft);
    expect(formDrafts.read('lead.new', 4_999)).toBeUndefined();
  });

  it('are removed when they have expired, also those of forms that are not opened', () => {
    formDrafts.write('estimate', draft);
    sessionStorage.setItem('handyman.sentRequest', 'no draft');
    expect(formDrafts.read('lead.new', 5_000)).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual(['handyman.sentRequest']);
  });

  it('are found by the beginning of their name, the last one typed first', () => {
    expect(formDrafts.latest('lead.request.')).toBeUndefined();
    formDrafts.write('lead.request.a', { ...draft, at: 2_000 });
    formDrafts.write('lead.request.b', { ...draft, at: 3_000 });
    formDrafts.write('lead.new', { ...draft, at: 4_000 });
    expect(formDrafts.latest('lead.request.')).toBe('lead.request.b');
  });

  it('are removed when nothing is changed any more, and on request', () => {
    formDrafts.write('estimate', draft);
    formDrafts.write('lead.new', draft);
    formDrafts.write('estimate', { ...draft, values: {} });
    formDrafts.remove('lead.new');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"at":1,"expiresAt":9e15}',
    '{"at":1,"expiresAt":9e15,"values":{"a":[]}}',
  ])('are removed when they are not of this site: %s', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(formDrafts.read('estimate', 1)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are forgotten where the browser denies storage, without an error', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    formDrafts.write('estimate', draft);
    expect(formDrafts.read('estimate', 1_000)).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});
