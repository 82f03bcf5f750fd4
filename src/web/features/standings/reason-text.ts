import { signedNumber } from '#contract/signed-number.ts';
import type { Words } from '#web/words/words.ts';
import type { TieBreakReason } from './tie-break-reasons.ts';

/** Returns a value of a tie-breaker as tables write it: `+3` for a difference. */
export const criterionValue = (by: string, value: number, intl: string): string | number =>
  by === 'difference' ? signedNumber(value, intl) : value;

/** Returns why a team is above another that is level on points, with the values of both: `more wins (7 v 6)`. */
export function reasonText(
  { by, values }: Pick<TieBreakReason, 'by' | 'values'>,
  words: Words<'standings'>,
): string {
  const { standings: t, intl } = words;
  if (by === null) return t.untold;
  if (!values) return t.because[by];
  const [upper, lower] = values;
  return t.compared(t.because[by], criterionValue(by, upper, intl), criterionValue(by, lower, intl));
}
