import { ENVIRONMENT } from './environment.ts';
import { measureMs, median, medianOf5 } from './median.ts';
import { startScript, stopScript } from './program.ts';

/** Returns the ms that a program takes to start, once. */
export async function startOnce(program: 'start' | 'service'): Promise<number> {
  const { child, startMs } = await startScript(program, ENVIRONMENT);
  await stopScript(child);
  return startMs;
}

/** Returns the ms for the first answer of a program that has just started, and for later ones. */
export async function coldAndWarm(
  program: 'start' | 'service',
  request: () => Promise<unknown>,
): Promise<[cold: number, warm: number]> {
  const warm: number[] = [];
  const cold = await medianOf5(async () => {
    const { child } = await startScript(program, ENVIRONMENT);
    const first = await measureMs(request);
    warm.push(await medianOf5(() => measureMs(request)));
    await stopScript(child);
    return first;
  });
  return [cold, median(warm)];
}
