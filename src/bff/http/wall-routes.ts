import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, type FailureCode } from '#bff/failure.ts';
import type { WallRelay } from '#bff/wall/wall-relay.ts';
import { readWallRemoteRequest, readWallReport } from '#contract/read-wall-request.ts';
import {
  MAX_WALL_BODY_BYTES,
  WALL_REMOTE_PATH,
  WALL_REPORT_PATH,
  type WallCommand,
  type WallRemoteRequest,
} from '#contract/wall-relay.ts';
import { bodyRefusal } from './body-refusal.ts';
import type { OperatorAccess } from './operator-access.ts';
import { ownPagesOnly } from './own-pages-only.ts';
import type { RequestRates } from './request-rate.ts';

const MAX_WRONG_CODES = 5;
const WRONG_CODES_WINDOW_MS = 60_000;

interface WallRoutesOptions {
  readonly relay: WallRelay;
  readonly rates: RequestRates;
  readonly access: OperatorAccess;
  readonly publicUrl: string | null;
  readonly host: string;
  readonly onCommand: (type: WallCommand['type']) => void;
  readonly onRefusal: (code: FailureCode) => void;
}

/** Returns a parsed body, or refuses it with the name of the field. */
function accept<T extends object>(reading: T | { readonly invalidField: string }): T {
  if (!('invalidField' in reading)) return reading;
  const { invalidField } = reading;
  throw new Failure('bad_parameter', 'request', {
    message: `Invalid ${invalidField === '' ? 'body' : invalidField}. See src/contract/wall-relay.ts.`,
  });
}

/** Serves `POST /api/wall/remote` and `POST /api/wall/report`, for walls, their remotes and the operator. */
export function wallRoutes(app: FastifyInstance, options: WallRoutesOptions): void {
  const { relay, rates, access, publicUrl, host, onCommand, onRefusal } = options;
  const wrongCodes = rates.create(MAX_WRONG_CODES, WRONG_CODES_WINDOW_MS);

  async function pair(request: FastifyRequest, code: string) {
    const retryAfterMs = wrongCodes.take(request);
    const pairing = retryAfterMs > 0 ? null : await relay.pair(code);
    if (pairing === null) await relay.onWrongCode();
    if (retryAfterMs > 0)
      throw new Failure('too_many_requests', 'client_limit', { retryAfterMs, misuse: 'code' });
    if (pairing === null) throw new Failure('wrong_code', 'request');
    wrongCodes.giveBack(request);
    return pairing;
  }

  async function requireOperator(request: FastifyRequest): Promise<void> {
    if (!access.isConfigured) throw new Failure('unknown_operation', 'request');
    if (!access.hasKey(request)) throw new Failure('unauthorized', 'request');
  }

  async function answer(request: FastifyRequest, body: WallRemoteRequest): Promise<object> {
    switch (body.do) {
      case 'code':
        return relay.createCode(body, rates.clientOf(request));
      case 'commands':
        return relay.exchange(body, rates.clientOf(request));
      case 'unpair':
        await relay.unpair(body.wall);
        return { number: 0 };
      case 'pair':
        return pair(request, body.code);
      case 'state':
        return relay.view(body.key);
      case 'leave':
        await relay.leave(body.key);
        return { number: 0 };
      case 'remove':
        await requireOperator(request);
        await relay.remove(body.wallNumber);
        return { number: 0 };
      case 'operate': {
        await requireOperator(request);
        const number = await relay.operate(body.wallNumber, body.command);
        onCommand(body.command.type);
        return { number };
      }
      case 'send': {
        const number = await relay.send(body.key, body.command);
        onCommand(body.command.type);
        return { number };
      }
    }
  }

  const handlers = {
    [WALL_REMOTE_PATH]: (request: FastifyRequest) =>
      answer(request, accept(readWallRemoteRequest(request.body))),
    [WALL_REPORT_PATH]: (request: FastifyRequest) =>
      relay.report(accept(readWallReport(request.body)), rates.clientOf(request)),
  };

  for (const [path, handle] of Object.entries(handlers)) {
    app.post(
      path,
      {
        config: { limit: 'api', takesBody: true },
        bodyLimit: MAX_WALL_BODY_BYTES,
        onRequest: [nameOperation, ownPagesOnly(publicUrl, host)],
        errorHandler: (error) => {
          const refusal = bodyRefusal(error, MAX_WALL_BODY_BYTES);
          if (refusal instanceof Failure) onRefusal(refusal.code);
          throw refusal;
        },
      },
      async (request, reply) => reply.header('cache-control', 'no-store').send(await handle(request)),
    );
  }
}

async function nameOperation(request: FastifyRequest): Promise<void> {
  request.operation = 'wall';
}
