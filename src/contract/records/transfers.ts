import * as z from 'zod';
import { day } from '#contract/parse/instant.ts';
import { money } from '#contract/parse/money.ts';
import { id, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';

/** The service often has only the names of players and clubs. */
const nameFields = { id: optional(id), name: optional(text) };

const transfer = {
  player: z.object({ id: optional(id), name: required(text) }),
  /** Buy, Sell or Loan; null for a return, or a move from another side of the club. */
  type: optional(text),
  /** `YYYY-MM-DD`. */
  date: optional(day),
  fee: optional(money),
};

/** Arrivals and departures. Source: v2.2 wire, teams, transfers. */
export const transfersSchema = z.object({
  arrivals: arrayOf(z.object({ ...transfer, team_left: section(nameFields) })),
  departures: arrayOf(z.object({ ...transfer, team_join: section(nameFields) })),
});

export type TransfersRecord = Immutable<z.output<typeof transfersSchema>>;
