/** A way in which the data routes misbehave on demand, for tests of their clients. */
export type Fault =
  /** The connection is closed without a response. */
  | { readonly kind: 'down' }
  /** The response is delayed by `ms`. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** An HTTP error with a generic body; `retryAfter` in seconds. */
  | { readonly kind: 'error'; readonly status: number; readonly retryAfter: number | null }
  /** Status 200 with a body that is not JSON. */
  | { readonly kind: 'garbage' }
  /** No response, while the connection stays open. */
  | { readonly kind: 'hang' };

/** The active fault and the routes that it affects; null `routes`: all data routes. */
export interface FaultSetting {
  readonly fault: Fault;
  readonly routes: readonly string[] | null;
}

/**
 * A parsed request to /control/faults: the new setting (null: no fault from now on) or the problem with the request.
 */
export type FaultReading = { readonly setting: FaultSetting | null } | { readonly problem: string };

const FAULT_KINDS = "'down', 'slow', 'error', 'garbage', 'hang' or null";

function readWholeNumber(value: unknown, fallback: number, min: number, max: number): number | null {
  if (value === undefined) return fallback;
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : null;
}

function readFault(body: Readonly<Record<string, unknown>>): Fault | { problem: string } {
  switch (body['kind']) {
    case 'down':
    case 'garbage':
    case 'hang':
      return { kind: body['kind'] };
    case 'slow': {
      const ms = readWholeNumber(body['ms'], 5000, 0, 600_000);
      return ms === null ? { problem: 'ms must be a whole number up to 600000.' } : { kind: 'slow', ms };
    }
    case 'error': {
      const status = readWholeNumber(body['status'], 500, 400, 599);
      if (status === null) return { problem: 'status must be a whole number from 400 to 599.' };
      const retryAfter = readWholeNumber(body['retryAfter'], -1, 0, 86_400);
      if (retryAfter === null) return { problem: 'retryAfter must be a whole number of seconds.' };
      return { kind: 'error', status, retryAfter: retryAfter < 0 ? null : retryAfter };
    }
    default:
      return { problem: `kind must be ${FAULT_KINDS}.` };
  }
}

/** Reads the body of POST /control/faults: `{kind, ms?, status?, retryAfter?, routes?}`. */
export function readFaults(body: unknown): FaultReading {
  if (typeof body !== 'object' || body === null || !('kind' in body)) {
    return { problem: `The body must be {"kind": ${FAULT_KINDS}}.` };
  }
  const fields = body as Readonly<Record<string, unknown>>;
  if (fields['kind'] === null) return { setting: null };
  const routes = fields['routes'] ?? null;
  if (routes !== null && !(Array.isArray(routes) && routes.every((route) => typeof route === 'string'))) {
    return { problem: 'routes must be a list of route names.' };
  }
  const fault = readFault(fields);
  return 'problem' in fault ? fault : { setting: { fault, routes } };
}
