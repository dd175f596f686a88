import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A post that the form service was sent. */
interface ReceivedPost {
  headers: http.IncomingHttpHeaders;
  /** The fields, of a post as of a plain HTML form. */
  fields: Record<string, string>;
}

/** A form service on this machine, which answers as the usual ones do. */
export interface FormService {
  url: string;
  /** What it accepted. */
  posts: ReceivedPost[];
  /** How it answers from now on: by the status, or by dropping the connection. */
  answerBy: (answer: number | 'dropping') => void;
  close: () => Promise<void>;
}

export async function startFormService(): Promise<FormService> {
  const posts: ReceivedPost[] = [];
  let answer: number | 'dropping' = 200;
  const server = http.createServer((request, response) => {
    if (answer === 'dropping') {
      request.socket.destroy();
      return;
    }
    const status = answer;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
      if (status === 200) posts.push({ headers: request.headers, fields });
      response.writeHead(status, { 'access-control-allow-origin': '*' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/f/estimates`,
    posts,
    answerBy: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
