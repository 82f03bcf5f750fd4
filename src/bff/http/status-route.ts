import type { FastifyInstance } from 'fastify';
import type { ServiceState } from '#bff/service-state.ts';
import type { WallRelay } from '#bff/wall/wall-relay.ts';
import type { ServiceStatus } from '#contract/service-status.ts';
import type { OperatorAccess } from './operator-access.ts';

/** Returns what only an operator sees of walls. */
const readWalls = async (relay: WallRelay) => ({
  walls: await relay.list(),
  hasManyWrongCodes: await relay.hasManyWrongCodes(),
});

/**
 * Serves `GET /api/status`, the state of the data service. Allowance, calls, versions, news and walls are included only with the
 * operator's key (`Authorization: Bearer …`).
 *
 * @param readNews returns who gets news, for operators
 * @param isPublic whether all but the walls is public, as with the embedded service, which has no account
 */
export function statusRoute(
  app: FastifyInstance,
  state: ServiceState,
  access: OperatorAccess,
  relay: WallRelay,
  readNews: () => ServiceStatus['news'] & object,
  isPublic: boolean,
): void {
  app.get('/api/status', { config: { limit: 'api' } }, async (request, reply) => {
    request.operation = 'status';
    const hasKey = access.hasKey(request);
    const isOperator = hasKey || isPublic;
    const status: ServiceStatus = {
      ...state.read(isOperator),
      ...(isOperator && { news: readNews() }),
      ...(access.isConfigured && (hasKey ? await readWalls(relay) : { walls: 'locked' })),
    };
    return reply.header('cache-control', 'no-store').send(status);
  });
}
