import type { FastifyInstance } from 'fastify';

const REFUSALS: Readonly<Record<string, (host: string, port: number, prefix: string) => string>> = {
  EADDRINUSE: (_, port, prefix) =>
    `Port ${port} is taken: end the other program or choose another port with ${prefix}PORT.`,
  EACCES: (_, port, prefix) =>
    `Port ${port} is not allowed to this user: choose one above 1023 with ${prefix}PORT.`,
  EADDRNOTAVAIL: (host, _, prefix) =>
    `This machine has no address ${host}: choose another with ${prefix}HOST.`,
  ENOTFOUND: (host, _, prefix) => `This machine has no address ${host}: choose another with ${prefix}HOST.`,
};

/**
 * Returns a sentence for the operator about why a port cannot be had, or what was thrown if it is something else.
 *
 * @param prefix what the names of the variables begin with, such as `METRICS_`
 */
export function explainRefusal(thrown: unknown, host: string, port: number, prefix = ''): unknown {
  const refusal = REFUSALS[(thrown as NodeJS.ErrnoException).code ?? ''];
  return refusal ? new Error(refusal(host, port, prefix)) : thrown;
}

/** Listens, and returns the address; throws a sentence for the operator where the port cannot be had. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (thrown) {
    await app.close();
    throw explainRefusal(thrown, host, port);
  }
}
