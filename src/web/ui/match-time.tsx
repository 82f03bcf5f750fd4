import type { ReactNode } from 'react';
import { useClock } from '#web/clock/use-clock.ts';
import { type MinuteAnchor, type Moment, momentOf, type TimedMatch } from '#web/format/minute.ts';
import { momentText } from '#web/words/moment-text.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: TimedMatch;
  /** Anchor of the minute; null if the clock does not run. */
  readonly seen: MinuteAnchor | null;
  readonly zone: string;
  /** Returns the as-of instant of the newest answer, epoch ms; the clock stops without a recent one. */
  readonly confirmed: () => number | null;
  /** Text for the column of minutes, or for screen readers, or a function that draws both. */
  readonly form: 'short' | 'spoken' | ((short: string, spoken: string) => ReactNode);
}

/** Returns a function that puts a moment into words: a text, which is compared at every tick. */
function useText({ match, zone, form }: Props): (moment: Moment) => string {
  const words = useWords();
  return (moment) => {
    const text = momentText(moment, match.time.timestamp, zone, words);
    return typeof form === 'string' ? text[form] : `${text.short}\t${text.spoken}`;
  };
}

function draw({ form }: Props, text: string): ReactNode {
  if (typeof form === 'string') return text;
  const [short = '', spoken = ''] = text.split('\t');
  return form(short, spoken);
}

function Ticking(props: Props) {
  const { match, seen: anchor, confirmed } = props;
  const textOf = useText(props);
  return draw(
    props,
    useClock((now) => textOf(momentOf(match, anchor, now, confirmed()))),
  );
}

/**
 * The state of a match: `23′`, `HT`, `FT`, or its kick-off. It subscribes to the clock itself and renders only when its
 * text changes, without its surroundings.
 */
export function MatchTime(props: Props) {
  const textOf = useText(props);
  if (props.match.phase === 'live') return <Ticking {...props} />;
  return draw(props, textOf(momentOf(props.match, null, null)));
}
