import { useClock } from '#web/clock/use-clock.ts';
import { type MinuteAnchor, momentOf, type TimedMatch } from '#web/format/minute.ts';
import { momentText } from '#web/words/moment-text.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: TimedMatch;
  /** Anchor of the minute; null if the clock does not run. */
  readonly seen: MinuteAnchor | null;
  readonly zone: string;
  /** Returns the as-of instant of the newest answer, epoch ms; the clock stops without a recent one. */
  readonly confirmed: () => number | null;
  /** Text for the column of minutes, or for screen readers. */
  readonly form: 'short' | 'spoken';
}

function Ticking({ match, seen: anchor, zone, confirmed, form }: Props) {
  const words = useWords();
  const text = useClock(
    (now) => momentText(momentOf(match, anchor, now, confirmed()), match.time.timestamp, zone, words)[form],
  );
  return text;
}

/**
 * The state of a match: `23′`, `HT`, `FT`, or its kick-off. It subscribes to the clock itself and renders only when its
 * text changes, without its surroundings.
 */
export function MatchTime(props: Props) {
  const words = useWords();
  if (props.match.phase === 'live') return <Ticking {...props} />;
  return momentText(momentOf(props.match, null, null), props.match.time.timestamp, props.zone, words)[
    props.form
  ];
}
