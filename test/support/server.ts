import { setupServer } from 'msw/node';

/** Guards every test: the app posts nowhere, so a request nobody expected fails the test. */
export const server = setupServer();
