/** Fastify that answers with given headers and bytes, or 304, and does nothing else; for `warm-hit.ts`. */
import type { AddressInfo } from 'node:net';

// biome-ignore lint/correctness/noUndeclaredDependencies: the version that the project itself uses
import fastify from 'fastify';
import type { BareAnswer } from './bare-server.ts';

process.once('message', async ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const {
    'content-type': _type,
    'content-encoding': _encoding,
    'content-length': _length,
    ...unchanged
  } = headers;
  const app = fastify();
  app.get('/*', (request, reply) =>
    request.headers['if-none-match'] === headers['etag']
      ? reply.code(304).headers(unchanged).send()
      : reply.headers(headers).send(bytes),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.((app.server.address() as AddressInfo).port);
});
process.once('disconnect', () => process.exit(0));
