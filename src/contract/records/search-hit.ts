import * as z from 'zod';
import { instant } from '#contract/parse/instant.ts';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/**
 * Something that a search found. Source: v2.2 wire, search. `type` says what it is: `match`, `league`, `team`,
 * `player`, `referee`, `country`, `continent`.
 */
export const searchHit = z
  .object({
    id: required(id),
    name: required(text),
    type: required(text),
    /** Lower case; null for what is played between countries, and for what tells no country. */
    cc: optional(text),
    country_name: optional(text),
    /** The rest is told of matches only. */
    league_name: optional(text),
    home: optional(text),
    away: optional(text),
    startdate: z.unknown().optional(),
    timezone: z.unknown().optional(),
  })
  .transform(({ startdate, timezone, ...hit }, context) => {
    const begins = instant(startdate, timezone);
    if (begins === undefined) {
      context.issues.push({ code: 'custom', message: 'is no date', path: ['startdate'], input: startdate });
    }
    /** Scheduled kick-off, epoch seconds. */
    return { ...hit, startdate: begins ?? null };
  });

export type SearchHit = Immutable<z.output<typeof searchHit>>;
