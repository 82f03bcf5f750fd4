import * as z from 'zod';
import { money } from '#contract/parse/money.ts';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, list, optional, required, section } from './field.ts';

/** The service often knows players and clubs by name only. */
const named = { id: optional(id), name: optional(text) };

const transfer = {
  player: z.object({ id: optional(id), name: required(text) }),
  /** Buy, Sell or Loan; null for who comes back, or comes from another side of the club. */
  type: optional(text),
  /** `YYYY-MM-DD`. */
  date: optional(text),
  fee: optional(money),
};

/** Who came and who went. Source: v2.2 wire, teams, transfers. */
export const transfers = z.object({
  arrivals: list(z.object({ ...transfer, team_left: section(named) })),
  departures: list(z.object({ ...transfer, team_join: section(named) })),
});

export type TransfersRecord = Immutable<z.output<typeof transfers>>;
