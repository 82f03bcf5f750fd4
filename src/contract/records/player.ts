import * as z from 'zod';
import { day } from '#contract/parse/instant.ts';
import { money } from '#contract/parse/money.ts';
import { flag, id, label, measure, smallCount, text } from '#contract/parse/plain.ts';
import type { Reader } from '#contract/parse/reader.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';
import { personFields } from './person-fields.ts';

/** `left`, `right` or `both`: operations differ in the case of letters. */
const foot: Reader<string> = (wire) => text(typeof wire === 'string' ? wire.toLowerCase() : wire);

const seasonOfLeague = z.object({ id: required(id), name: optional(label), is_current: optional(flag) });

const leagueOfPlayer = z.object({
  id: required(id),
  name: optional(text),
  is_cup: optional(flag),
  is_amateur: optional(flag),
  is_friendly: optional(flag),
  seasons: arrayOf(seasonOfLeague),
});

const role = z.object({
  team: section({ id: optional(id), name: optional(text), is_national: optional(flag) }),
  is_current: optional(flag),
  role: optional(text),
  /** `YYYY-MM-DD`. */
  start: optional(day),
  end: optional(day),
  shirt: optional(smallCount),
});

/** A player. Lists have neither leagues nor roles. Source: v2.2 wire, players. */
export const playerSchema = z.object({
  ...personFields,
  team_id: optional(id),
  national_team_id: optional(id),
  /** G, D, M or F. */
  position: optional(text),
  birthcountry: optional(text),
  birthplace: optional(text),
  shirtnumber: optional(smallCount),
  /** Kilograms and centimetres. */
  weight: optional(measure),
  height: optional(measure),
  age: optional(smallCount),
  foot: optional(foot),
  market_value: optional(money),
  leagues: arrayOf(leagueOfPlayer),
  roles: arrayOf(role),
});

export type PlayerRecord = Immutable<z.output<typeof playerSchema>>;
