import type { Message } from './message.ts';
import { type Placeholder, parseText } from './parse-text.ts';

/**
 * Returns the parameters of an English text's function by name, in their order. Throws if `params` has not all
 * placeholders, and no others.
 */
export function parametersOf({ defaultMessage, params }: Message): ReadonlyMap<string, Placeholder> {
  const { placeholders } = parseText(defaultMessage);
  if (!params && placeholders.size < 2) return placeholders;
  const names = new Set(params);
  if (names.size !== params?.length || names.symmetricDifference(placeholders).size > 0)
    throw new Error(
      `"params" has to list ${[...placeholders.keys()].join(', ') || 'nothing'}, in the order of the function's parameters.`,
    );
  return new Map(params.map((name) => [name, placeholders.get(name) ?? 'text']));
}
