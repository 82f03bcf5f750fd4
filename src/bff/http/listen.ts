import type { FastifyInstance } from 'fastify';

const REFUSALS: Readonly<Record<string, (host: string, port: number, prefix: string) => string>> = {
  EADDRINUSE: (_, port, prefix) =>
    `Port ${port} is taken. End the other program or choose another port with ${prefix}PORT.`,
  EACCES: (_, port, prefix) =>
    `Port ${port} is not allowed to this user. Choose one above 1023 with ${prefix}PORT.`,
  EADDRNOTAVAIL: (host, _, prefix) =>
    `This machine has no address ${host}. Choose another with ${prefix}HOST.`,
  ENOTFOUND: (host, _, prefix) => `This machine has no address ${host}. Choose another with ${prefix}HOST.`,
};

/**
 * Returns an error with a sentence about why a port is not available, or `thrown` itself for other causes.
 *
 * @param prefix of the variables' names, such as `METRICS_`
 */
export function explainRefusal(thrown: unknown, host: string, port: number, prefix = ''): unknown {
  const refusal = REFUSALS[(thrown as NodeJS.ErrnoException).code ?? ''];
  return refusal ? new Error(refusal(host, port, prefix)) : thrown;
}

/** Listens and returns the address. Throws a sentence for the operator if the port is not available. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (thrown) {
    await app.close();
    throw explainRefusal(thrown, host, port);
  }
}
