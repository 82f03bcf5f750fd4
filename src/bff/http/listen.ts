import type { FastifyInstance } from 'fastify';

const REFUSALS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is taken: end the other program or choose another port with PORT.`,
  EACCES: (_, port) => `Port ${port} is not allowed to this user: choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}: choose another with HOST.`,
  ENOTFOUND: (host) => `This machine has no address ${host}: choose another with HOST.`,
};

/** Returns a sentence for the operator about why the port cannot be had, or what was thrown if it is something else. */
export function explainRefusal(thrown: unknown, host: string, port: number): unknown {
  const refusal = REFUSALS[(thrown as NodeJS.ErrnoException).code ?? ''];
  return refusal ? new Error(refusal(host, port)) : thrown;
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
