import * as z from 'zod';
import { instant } from '#contract/parse/instant.ts';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/**
 * A search result. Source: v2.2 wire, search. `type` is `match`, `league`, `team`, `player`, `referee`, `country` or
 * `continent`, among others.
 */
export const searchHitSchema = z
  .object({
    id: required(id),
    name: required(text),
    type: required(text),
    /** Lower case; null for international competitions and for kinds without a country. */
    cc: optional(text),
    country_name: optional(text),
    /** The following fields are sent for matches only. */
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

export type SearchHit = Immutable<z.output<typeof searchHitSchema>>;
