import { Fragment } from 'react';
import type { Side } from '#contract/side-of.ts';
import { eventDetails } from '#web/features/timeline/event-details.ts';
import { eventName, eventPlayer, type TimelineEvent } from '#web/matches/timeline-periods.ts';
import { Card } from '#web/wall/parts/card.tsx';
import { minuteText } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** Newest first. */
  readonly events: readonly TimelineEvent[];
  /** The side that has just scored. */
  readonly fresh: Side | null;
}

/** The latest events of a match, each on its team's side of the minute. */
export function LatestEvents({ events, fresh }: Props) {
  const words = useWords<'match'>();
  const newestGoal = events.find(({ event, isCancelled }) => event.type === 'goal' && !isCancelled);
  return (
    <ol aria-label={words.match.timeline}>
      {events.map((one) => {
        const { event, key, side, kickNumber } = one;
        const minute =
          kickNumber ?? (event.minute === null ? null : minuteText(event.minute, event.extra_minute, words));
        const line = <EventLine item={one} isFresh={one === newestGoal && side === fresh} />;
        return (
          <li
            key={key}
            className="grid h-14 grid-cols-[minmax(0,1fr)_8.125rem_minmax(0,1fr)] items-center whitespace-nowrap text-body"
          >
            <span className="flex min-w-0 justify-end">{side === 'home' && line}</span>
            <b className="text-center font-semibold font-stretch-82% text-quiet">{minute}</b>
            <span className="flex min-w-0">{side === 'away' && line}</span>
          </li>
        );
      })}
    </ol>
  );
}

const CARDS: Readonly<Record<string, 'yellow' | 'red'>> = {
  yellowcard: 'yellow',
  redcard: 'red',
  yellowredcard: 'red',
};

function EventLine({ item, isFresh }: { readonly item: TimelineEvent; readonly isFresh: boolean }) {
  const words = useWords<'match' | 'changes' | 'notes'>();
  const { event, side, score, isCancelled } = item;
  const card = CARDS[event.type];
  const { related_player_name: related } = event;
  const Tag = isCancelled ? 's' : 'b';
  return (
    <span
      className={`flex h-11.5 min-w-0 flex-wrap items-baseline gap-x-3 overflow-clip ${side === 'home' ? 'flex-row-reverse' : ''}`}
    >
      <span className="sr-only">{eventName(event, words)}</span>
      {card && <Card colour={card} />}
      <Tag
        data-fresh={isFresh || undefined}
        data-score={score !== null && !isCancelled ? true : undefined}
        className={`flex-none font-medium data-score:font-bold data-fresh:text-goal ${isCancelled ? 'text-quiet [text-decoration-thickness:0.1875rem]' : ''}`}
      >
        <bdi>{eventPlayer(event, words)}</bdi>
        {score && ` ${words.score(...score)}`}
      </Tag>
      <small className="font-stretch-86% text-[2.25rem] text-quiet">
        {eventDetails(event, related && <bdi>{related}</bdi>, words).map((detail, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: details keep their order
          <Fragment key={at}>
            {at > 0 && ', '}
            {detail}
          </Fragment>
        ))}
      </small>
    </span>
  );
}
