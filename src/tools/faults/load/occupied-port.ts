import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#bff/testing/free-port.ts';
import { startTouchlineProcess } from '#tools/faults/touchline-process.ts';
import type { Figure } from './figure.ts';

/** Measures how soon a second start on the same port fails. */
export async function occupiedPort(): Promise<readonly Figure[]> {
  const PORT = String(await freePort());
  const first = startTouchlineProcess({ PORT });
  await first.address;
  const startedAt = performance.now();
  const second = startTouchlineProcess({ PORT });
  await second.exit;
  const refusalMs = performance.now() - startedAt;
  const nodeStartedAt = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'close');
  const nodeMs = performance.now() - nodeStartedAt;
  await second.remove();
  await first.remove();
  return [
    {
      name: 'until a second start says that the port is taken',
      value: refusalMs,
      unit: 'ms',
      aim: 1_000,
      reference: { name: 'node -e 0', value: nodeMs },
    },
  ];
}
