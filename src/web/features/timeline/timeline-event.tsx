import { Fragment } from 'react';
import type { Side } from '#contract/side-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import { timeOfDay, timeToTheSecond } from '#web/format/clock-time.ts';
import { eventIcon, eventName, eventPlayer, type TimelineEvent } from '#web/matches/timeline-periods.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { minuteText, spokenMinute } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { eventDetails } from './event-details.ts';
import { TimelineLine } from './timeline-line.tsx';

/** Returns the minute, and how it is spoken; in a shoot-out, which has none, the number of the kick. */
function minuteTexts({ event, kickNumber }: TimelineEvent, words: Words<'match'>) {
  if (kickNumber !== null) return [String(kickNumber), words.match.kick(kickNumber)];
  const { minute, extra_minute } = event;
  return minute === null
    ? []
    : [minuteText(minute, extra_minute, words), spokenMinute(minute, extra_minute, words)];
}

interface Props {
  readonly item: TimelineEvent;
  /** The team's name for screen readers, which cannot perceive the side. */
  readonly team: string | null;
  readonly isFresh: boolean;
}

/** A line of the timeline, on its team's side, with the minute on the axis. */
export function TimelineEventLine({ item, team, isFresh }: Props) {
  const zone = useZone();
  const words = useWords<'match' | 'changes' | 'notes'>();
  const { event, side, score, isCancelled } = item;
  const [minute, spokenMinute] = minuteTexts(item, words);
  const kind = eventName(event, words);
  const related = event.related_player_name && (
    <NamedLink kind="player" id={event.related_player_id}>
      {event.related_player_name}
    </NamedLink>
  );
  const Tag = isCancelled ? 's' : 'span';
  const hit = (scoring: Side) =>
    scoring === side && !isCancelled ? 'font-bold text-ink group-data-fresh/event:text-goal' : undefined;
  return (
    <TimelineLine
      as="li"
      event={event.type}
      side={side}
      isGoal={score !== null && !isCancelled}
      isFresh={isFresh}
      moment={
        <>
          <b
            aria-hidden="true"
            className="@min-[40rem]:text-end font-semibold font-stretch-88% @min-[40rem]:group-data-goal/event:text-[1rem] group-data-goal/event:text-[1.125rem]"
          >
            {minute}
          </b>
          {event.timestamp !== null && (
            <time
              dateTime={new Date(event.timestamp * 1000).toISOString()}
              className="whitespace-nowrap @min-[40rem]:text-start font-stretch-88% text-[0.75rem]/4 text-faint"
            >
              <span className="group-focus-within/event:hidden group-hover/event:hidden">
                {timeOfDay(event.timestamp * 1000, zone, words.intl)}
              </span>
              {/* Minutes are what matters; who looks closer gets the second. */}
              <span className="hidden group-focus-within/event:inline group-hover/event:inline">
                {timeToTheSecond(event.timestamp * 1000, zone, words.intl)}
              </span>
            </time>
          )}
        </>
      }
      icon={<EventIcon kind={eventIcon(event)} />}
    >
      <span className="sr-only">{[spokenMinute, kind, team].filter(Boolean).join(', ')}</span>
      {/* On touch screens this link is as high as the line: two names would be too close together. */}
      <Tag
        className={`wrap-anywhere min-w-0 font-medium group-data-goal/event:font-semibold @min-[40rem]:group-data-goal/event:text-[1rem] group-data-fresh/event:text-goal [&>a]:pointer-coarse:relative [&>a]:-mt-1.5 [&>a]:pointer-coarse:-mb-5 [&>a]:inline-block [&>a]:pointer-coarse:min-w-9 [&>a]:pt-1.5 [&>a]:pointer-coarse:pb-5 ${isCancelled ? 'text-quiet decoration-1' : ''}`}
      >
        <NamedLink kind="player" id={event.player_name === null ? null : event.player_id}>
          {eventPlayer(event, words)}
        </NamedLink>
      </Tag>
      {score && (
        <Tag
          className={`font-semibold font-stretch-80% text-[1rem] text-quiet decoration-1 group-data-goal/event:text-[1.125rem] ${side === 'away' ? '@min-[40rem]:-order-1' : '@min-[40rem]:order-1'}`}
        >
          <span className={hit('home')}>{score[0]}</span>
          {words.score('', '')}
          <span className={hit('away')}>{score[1]}</span>
        </Tag>
      )}
      <small className="wrap-anywhere min-w-0 @min-[40rem]:basis-auto basis-full @min-[40rem]:text-[0.875rem] text-[0.75rem]/4 text-quiet empty:hidden pointer-coarse:[&_a]:pointer-events-none">
        {eventDetails(event, related, words).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: details keep their order
          <Fragment key={at}>
            {at > 0 && ', '}
            {item}
          </Fragment>
        ))}
      </small>
    </TimelineLine>
  );
}
