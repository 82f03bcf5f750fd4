import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { instant } from '#contract/parse/instant.ts';
import { link } from '#contract/parse/link.ts';
import { id, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required } from './field.ts';

const item = z.object({
  /** Id of the match it is about: several items share it. */
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
  /** `/img/<kind>/<id>`; null for a picture on another host. */
  image: optional((wire) => image(wire) ?? null),
  /** Address of the item. */
  url: optional(link),
  /** Host of the item. */
  source: optional(text),
});

/** Items about matches, newest match first. Source: v2.2 wire, media: a response is a list of such groups. */
export const mediaGroupSchema = arrayOf(item);

export type MediaGroup = Immutable<z.output<typeof mediaGroupSchema>>;
