import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import './setupStores';
import { server } from './server';

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

afterAll(() => server.close());
