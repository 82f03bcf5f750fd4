import { useOddsWords } from '#web/words/odds.ts';
import { middleOf, type Outcome, type Shape } from './board.ts';

interface Props {
  readonly outcome: Outcome;
  readonly line: Shape['line'];
  readonly home: string;
  readonly away: string;
}

/** The name of an outcome: a side with its handicap, a draw, over or under a line. */
export function OutcomeName({ outcome, line, home, away }: Props) {
  const { odds: say, intl } = useOddsWords();
  if (line === null) return outcome === 'home' ? home : outcome === 'away' ? away : say.draw;
  const isTotal = outcome === 'over' || outcome === 'under';
  // The wire has the home side's handicap; the away side's is its negative.
  const own = outcome === 'away' ? line.map((half) => 0 - half) : line;
  const format = new Intl.NumberFormat(intl, { signDisplay: isTotal ? 'auto' : 'exceptZero' });
  const write = (value: number) => format.format(value).replace('-', '\u2212');
  const text = write(middleOf(own));
  return (
    <>
      {isTotal ? say[outcome](text) : <Handicapped name={outcome === 'home' ? home : away} line={text} />}
      {own.length > 1 && <small>{say.halves(...(own.map(write) as [string, string]))}</small>}
    </>
  );
}

function Handicapped({ name, line }: { name: string; line: string }) {
  return (
    <>
      {name} <bdi dir="ltr">{line}</bdi>
    </>
  );
}
