import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { staticHost } from '../../../build/staticHost';

/** An empty page, on which a renderer can be started. */
export const BLANK = '/__blank';

/** Returns how many bytes were served, headers included. */
export const SERVED_BYTES = '/__served';

export interface Served {
  url: string;
  close: () => void;
}

/** Serves a folder on this machine, as a good static host does. */
export async function serve(folder: string): Promise<Served> {
  const host = staticHost(folder);
  let closed = 0;
  const open = new Set<Socket>();
  const served = (): number =>
    [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, closed);
  const server = http.createServer((request, response) => {
    if (request.url === BLANK) {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      response.end('<!doctype html><title>Blank</title><link rel="icon" href="data:,">');
    } else if (request.url === SERVED_BYTES) {
      response.end(String(served()));
    } else {
      // The figures are for gzip, which every host has.
      request.headers['accept-encoding'] = 'gzip';
      host(request, response);
    }
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      closed += socket.bytesWritten;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
