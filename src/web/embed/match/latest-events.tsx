import { isolateNames } from '#contract/isolate-names.ts';
import type { Match } from '#contract/records/match.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import { eventIcon, eventName, type TimelineEvent, timelinePeriods } from '#web/matches/timeline-periods.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { minuteText, spokenMinute } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';

const MAX_EVENTS = 3;

/** The newest events of a match in play, newest first. */
export function LatestEvents({ match }: { readonly match: Match }) {
  const { embed: t } = useWords<'embed'>();
  if (match.phase !== 'live') return null;
  const events = timelinePeriods(match).flatMap((period) => period.events);
  if (events.length === 0) return null;
  return (
    <section className="border-line border-t px-3 py-2">
      <h2 className="pb-1 font-semibold text-quiet text-xs">{t.latest}</h2>
      <ol className="grid grid-cols-[minmax(3rem,auto)_1rem_minmax(0,1fr)_auto] gap-x-2">
        {events.slice(0, MAX_EVENTS).map((item) => (
          <EventLine key={item.key} item={item} match={match} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly item: TimelineEvent;
  readonly match: Match;
}

/** An event in a line: minute, what it was, of whom, and for which team. */
function EventLine({ item: { event, side, score, kickNumber, isCancelled }, match }: LineProps) {
  const words = useWords<'embed' | 'match' | 'changes'>();
  const { player_name, minute, extra_minute } = event;
  const [related] = isolateNames(event.related_player_name ?? '');
  const name = eventName(event, words);
  const details = [
    name,
    event.type === 'goal' && event.own_goal && words.changes.manners.own,
    event.type === 'goal' && event.penalty && words.changes.manners.penalty,
    event.type === 'goal' && !event.own_goal && related && words.match.assist(related),
    event.type === 'substitution' && related && words.match.comesOnFor(related),
    side && isolateNames(match.teams[side].name)[0],
  ];
  return (
    <li className="col-span-full grid grid-cols-subgrid py-1 [&>svg]:mt-0.5">
      <b className="font-semibold text-quiet">
        {kickNumber !== null
          ? words.match.kick(kickNumber)
          : minute !== null && (
              <Abbreviation
                short={minuteText(minute, extra_minute, words)}
                long={spokenMinute(minute, extra_minute, words)}
              />
            )}
      </b>
      <EventIcon kind={eventIcon(event)} />
      <span className="wrap-anywhere">
        {player_name && (
          <bdi>{isCancelled ? <s>{player_name}</s> : <b className="font-semibold">{player_name}</b>}</bdi>
        )}{' '}
        <span className="text-quiet text-xs">{details.filter(Boolean).join(' · ')}</span>
      </span>
      {score && !isCancelled && <b className="font-semibold">{words.score(...score)}</b>}
    </li>
  );
}
