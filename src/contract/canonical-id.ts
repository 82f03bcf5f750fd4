import { isId } from './is-id.ts';

/** Returns the one form of an id, without leading zeros; null for a text that is no id. */
export function canonicalId(text: string): string | null {
  const id = text.replace(/^0+/, '');
  return isId(id) ? id : null;
}
