import { type LineShape, lineValue, type OddsOutcome } from '#contract/odds/odds-grid.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { TeamName } from '#web/components/team-name.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Two lines, but one above a handicap. */
const OUTCOME_NAME = 'font-stretch-86% only:team-lines';

interface Props {
  readonly outcome: OddsOutcome;
  readonly line: LineShape['line'];
  readonly home: string;
  readonly away: string;
  /** Whether the halves of a split line are left out, and names are part of a text. */
  readonly isShort?: boolean;
}

/** The name of an outcome: a side with its handicap, a draw, over or under a line. */
export function OutcomeName({ outcome, line, home, away, isShort }: Props) {
  const { odds: t, intl } = useWords<'odds'>();
  const side = outcome === 'away' ? away : home;
  const name = isShort ? side : <TeamName name={side} className={OUTCOME_NAME} />;
  if (line === null) return outcome === 'draw' ? t.draw : name;
  const isTotal = outcome === 'over' || outcome === 'under';
  // The wire has the home side's handicap; the away side's is its negative.
  const sideLine = outcome === 'away' ? line.map((half) => 0 - half) : line;
  const numberFormat = new Intl.NumberFormat(intl);
  const format = (value: number) => (isTotal ? numberFormat.format(value) : signedNumber(value, intl));
  const text = format(lineValue(sideLine));
  return (
    <>
      {isTotal ? (
        t[outcome](text)
      ) : (
        <>
          {name} <bdi dir="ltr">{text}</bdi>
        </>
      )}
      {sideLine.length > 1 && !isShort && (
        <small className="muted block">{t.halves(...(sideLine.map(format) as [string, string]))}</small>
      )}
    </>
  );
}
