import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { server } from './server';
import { stopStores } from './store';

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
  stopStores();
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.resetHandlers();
  const requests = unexpected.splice(0);
  expect(requests, 'requests that nobody expected').toEqual([]);
});

afterAll(() => server.close());
