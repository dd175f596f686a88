import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { server } from './server';

// The same values in each run of `npm test`, so that a run tells something of the change alone;
// `npm run gates` tries others.
if (!process.env.GATES) fc.configureGlobal({ seed: 1 });

const unexpected: string[] = [];

beforeAll(() => {
  server.listen({
    onUnhandledRequest: (request, print) => {
      unexpected.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
});

afterEach(() => {
  server.resetHandlers();
  const requests = unexpected.splice(0);
  expect(requests, 'requests that nobody expected').toEqual([]);
});

// What a screen still loads when its last test ends would fail with the end of the file, and so fail
// in the next file, which shares the modules.
afterAll(() => vi.dynamicImportSettled());

afterAll(() => server.close());
