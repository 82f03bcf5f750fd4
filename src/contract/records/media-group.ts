import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { instant } from '#contract/parse/instant.ts';
import { link } from '#contract/parse/link.ts';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

const item = z.object({
  /** Of the match that it is about: several items have the same. */
  id: required(id),
  league_id: optional(id),
  season_id: optional(id),
  home_id: optional(id),
  away_id: optional(id),
  round_id: optional(id),
  stage_id: optional(id),
  group_id: optional(id),
  /** Kick-off of the match, epoch seconds. */
  startdate: optional((wire) => instant(wire, null)),
  title: required(text),
  /** `/img/<kind>/<id>`; null for a picture that another host than the service has. */
  image: optional((wire) => image(wire) ?? null),
  /** Where it is to be read or seen. */
  url: optional(link),
  /** The host that has it. */
  source: optional(text),
});

/** Items about matches, newest match first. Source: v2.2 wire, media: an answer is a list of such groups. */
export const mediaGroup = z.array(item);

export type MediaGroup = Immutable<z.output<typeof mediaGroup>>;
