/**
 * Stand-ins of stores, by their documents and by what public reports of other products tell of them. Not
 * run against the stores themselves.
 */
export interface StandInRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

export interface StandInAnswer {
  status: number;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

/** The moments that an answer shows, in milliseconds: what is read and changed, and what is listed. */
export interface Moment {
  at: number;
  listedAt: number;
}

export interface StandIn {
  /** The addresses that it answers. */
  origins: readonly string[];
  answer: (request: StandInRequest, moment: Moment) => StandInAnswer;
  /** Returns the texts of all files by name, at a moment. */
  filesAt: (at: number) => Map<string, string>;
  /** How often a file was made, changed or removed. */
  changes: () => number;
}

export const json = (body: unknown, status = 200): StandInAnswer => ({
  status,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

export const text = (body: string): StandInAnswer => ({
  status: 200,
  body,
  headers: { 'Content-Type': 'text/plain' },
});

/** Returns a request as stand-ins take it. */
export const requestOf = async (request: Request): Promise<StandInRequest> => ({
  method: request.method,
  url: new URL(request.url),
  headers: request.headers,
  body: await request.text(),
});

/** Returns an answer as `fetch` gives it. */
export const responseOf = ({ status, body, headers = {} }: StandInAnswer): Response =>
  new Response(status === 204 ? null : body, { status, headers });
