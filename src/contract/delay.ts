import type { Operation, Parameter } from './operation.ts';

/** Longest delay that a request may ask for, and the world time for which recent versions are stored, seconds. */
export const MAX_DELAY_SECONDS = 300;

/** The proxy's own parameter as a form shows it. */
export const DELAY_PARAMETER: Parameter = {
  name: 'delay',
  kind: 'text',
  standard: '0',
  doc: `whole seconds from 0 to ${MAX_DELAY_SECONDS}; the answer as it was that long ago (Touchline's own)`,
};

/** Whether requests of an operation may have a `delay`. The catalogue tells nothing of a match in play. */
export function acceptsDelay({ pace }: Pick<Operation, 'pace'>): boolean {
  return pace !== 'catalogue';
}

/**
 * Reads the values of the proxy's own parameter `delay`, which no data service knows: the world as it was that many
 * seconds ago. Returns 0 without a value.
 */
export function readDelay(
  operation: Operation,
  values: readonly string[],
): { readonly seconds: number } | { readonly refused: string } {
  const [value = '0'] = values;
  if (values.length > 1) return { refused: 'A parameter is repeated. Send each parameter once.' };
  if (values.length === 1 && !acceptsDelay(operation))
    return { refused: `${operation.route}?t=${operation.t} takes no delay. Remove it.` };
  if (!/^\d{1,3}$/.test(value) || Number(value) > MAX_DELAY_SECONDS)
    return { refused: `Invalid delay. Send whole seconds from 0 to ${MAX_DELAY_SECONDS}.` };
  return { seconds: Number(value) };
}
