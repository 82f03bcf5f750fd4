import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const BFF_PORT = 4317;
export const SERVICE_PORT = 4318;

/** The fixed seed and the Saturday afternoon on which every story starts. */
export const PLANTED = { seed: 2026, now: '2026-11-21T15:20:00Z' } as const;

export interface Situation {
  readonly seed: number;
  readonly match_id: number;
  /** A moment before it happens. */
  readonly instant: string;
  readonly happens: string;
}

/** Asks the finder for the next such situation after the planted instant: no case is hand-picked. */
export function findSituation(name: string, from: string = PLANTED.now): Situation {
  const script = join(import.meta.dirname, '../../src/run/service.ts');
  const args = [script, 'find', name, '--from', from, '--seed', String(PLANTED.seed)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Situation;
}

async function control(path: string, body: unknown): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${SERVICE_PORT}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The service refused /control/${path}: ${response.status}`);
}

/** Moves the world: service and BFF alike. */
export const setClock = (now: string, speed = 1) => control('clock', { now, speed });

/** Makes the data service fail for everybody, or (null) work again. */
export const setFault = (kind: 'down' | 'error' | 'slow' | 'garbage' | null) => control('faults', { kind });

/** Waits until the proxy has seen that the service works again: after an outage it asks only now and then. */
export async function healthy(): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${BFF_PORT}/api/v2.2/livescores/?t=live&include=events`);
    if (answer.ok && !answer.headers.get('cache-status')?.includes('fwd=stale')) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
