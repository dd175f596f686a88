import { setupServer } from 'msw/node';

/** Fails every test that sends an unexpected request; the app itself sends none. */
export const server = setupServer();
