import {
  type EmbedProblem,
  MAX_EMBED_LEAGUES,
  MAX_EMBED_ROWS,
  MAX_EMBED_TEAMS,
  MIN_EMBED_ROWS,
} from '#contract/embed-address.ts';
import { OFFERED_LANGUAGES } from '#web/settings/languages.ts';
import type { Texts } from './words.ts';

type Say = Texts<'embed-address'>['embedAddress'];

/** Returns the sentence that says what is wrong with the address of an embed, and what to do. */
export function embedProblemText(
  { parameter, value, reason, hint }: EmbedProblem,
  { embedAddress: t }: { readonly embedAddress: Say },
): string {
  if (reason === 'unknown') return t.unknown(parameter, hint);
  if (reason === 'many')
    return t.many(parameter, value, parameter === 'teams' ? MAX_EMBED_TEAMS : MAX_EMBED_LEAGUES);
  if (reason === 'required') return t.required;
  if (reason !== 'invalid') return t[reason](parameter);
  if (parameter === 'lang') return t.invalid.lang(value, OFFERED_LANGUAGES.join(', '));
  return t.invalid[parameter as keyof Say['invalid']](value, MIN_EMBED_ROWS, MAX_EMBED_ROWS);
}
