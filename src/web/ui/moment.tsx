import { useClock } from '#web/clock/use-clock.ts';
import { momentOf, type Seen, type Timed } from '#web/format/minute.ts';
import { momentText } from '#web/words/moment-text.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: Timed;
  /** Since when its minute is known; null if that does not matter (it does not run). */
  readonly seen: Seen | null;
  readonly zone: string;
  /** Tells the as-of instant of the newest answer, epoch ms: a clock that nobody confirms stands still. */
  readonly confirmed: () => number | null;
  /** As the column of minutes has it, or as it is read out. */
  readonly form: 'short' | 'said';
}

function Ticking({ match, seen, zone, confirmed, form }: Props) {
  const words = useWords();
  const text = useClock(
    (now) => momentText(momentOf(match, seen, now, confirmed()), match.time.timestamp, zone, words)[form],
  );
  return text;
}

/**
 * How a match stands: `23′`, `HT`, `FT`, or when it kicks off. It listens to the clock by itself and changes
 * only its text, only when that changes: what is around it does not render.
 */
export function Moment(props: Props) {
  const words = useWords();
  if (props.match.phase === 'live') return <Ticking {...props} />;
  return momentText(momentOf(props.match, null, null), props.match.time.timestamp, props.zone, words)[
    props.form
  ];
}
