/** Bare node:http server that answers with given headers and bytes, or 304; for `warm-hit.ts`. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareAnswer {
  readonly headers: OutgoingHttpHeaders;
  /** Base64. */
  readonly body: string;
}

process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const {
    'content-type': _type,
    'content-encoding': _encoding,
    'content-length': _length,
    ...unchanged
  } = headers;
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] === headers['etag']) response.writeHead(304, unchanged).end();
    else response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
