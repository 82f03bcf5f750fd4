import type { ReactNode } from 'react';
import { type MinuteAnchor, type Moment, momentOf, type TimedMatch } from '#contract/minute.ts';
import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { momentText } from '#web/words/moment-text.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: TimedMatch & { readonly id: string };
  /** Anchor of the minute; null if the clock does not run. */
  readonly seen: MinuteAnchor | null;
  /** Text for the column of minutes, or for screen readers, or one beside the other, or a function that draws both. */
  readonly form: 'short' | 'spoken' | 'both' | ((short: string, spoken: string) => ReactNode);
}

/** Returns a function that puts a moment into words: a text, which is compared at every tick. */
function useText({ match, form }: Props): (moment: Moment) => string {
  const zone = useZone();
  const words = useWords();
  return (moment) => {
    const text = momentText(moment, match.time.timestamp, zone, words);
    return form === 'short' || form === 'spoken' ? text[form] : `${text.short}\t${text.spoken}`;
  };
}

function draw({ form }: Props, text: string): ReactNode {
  if (form === 'short' || form === 'spoken') return text;
  const [short = '', spoken = ''] = text.split('\t');
  return form === 'both' ? <Abbreviation short={short} long={spoken} /> : form(short, spoken);
}

function Ticking(props: Props) {
  const confirmed = useConfirmed();
  const { match, seen: anchor } = props;
  const textOf = useText(props);
  return draw(
    props,
    useClock((now) => textOf(momentOf(match, anchor, now, confirmed(match.id)))),
  );
}

/** A match that has not begun. A list has hundreds of them, so that a tick before the kick-off costs nothing. */
function Waiting(props: Props) {
  const confirmed = useConfirmed();
  const { match } = props;
  const moment = (asOf: number | null) => momentOf(match, null, null, asOf);
  const isDue = (now: number | null) => now !== null && now > match.time.timestamp * 1000;
  useClock((now) => (isDue(now) ? moment(confirmed(match.id)).kind : null));
  return draw(props, useText(props)(moment(confirmed(match.id))));
}

/**
 * The state of a match: `23′`, `HT`, `FT`, or its kick-off. It subscribes to the clock itself and renders only when its
 * text changes, without its surroundings.
 */
export function MatchTime(props: Props) {
  const textOf = useText(props);
  if (props.match.phase === 'live') return <Ticking {...props} />;
  if (props.match.status === 0) return <Waiting {...props} />;
  return draw(props, textOf(momentOf(props.match, null, null)));
}
