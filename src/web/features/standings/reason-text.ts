import { signedNumber } from '#contract/signed-number.ts';
import type { Words } from '#web/words/words.ts';
import type { TieBreakReason } from './tie-break-reasons.ts';

/** Returns why a team is above another that is level on points, with the values of both: `more wins (7 v 6)`. */
export function reasonText(
  { by, values }: Pick<TieBreakReason, 'by' | 'values'>,
  words: Words<'standings'>,
): string {
  const { standings: t, intl } = words;
  if (by === null) return t.untold;
  if (!values) return t.because[by];
  const written = (value: number) => (by === 'difference' ? signedNumber(value, intl) : value);
  return t.compared(t.because[by], written(values[0]), written(values[1]));
}
