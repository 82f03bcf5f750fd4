import { isHourKnown } from '#contract/is-hour-known.ts';
import type { MinuteAnchor } from '#contract/minute.ts';
import type { Match } from '#contract/records/match.ts';
import { roundName } from '#news/words/round-name.ts';
import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { dateWriter } from '#web/format/date-writer.ts';
import { kickOffText } from '#web/format/kick-off.ts';
import { stateLines, stateWord } from '#web/matches/state-lines.ts';
import { wonOnPenalties } from '#web/matches/won-on-penalties.ts';
import { competitionName } from '#web/words/competition-name.ts';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';
import { EmbedCountdown } from './embed-countdown.tsx';
import { LatestEvents } from './latest-events.tsx';
import { Scorers } from './scorers.tsx';
import { ServiceNote } from './service-note.tsx';
import { TeamLine } from './team-line.tsx';

interface Props {
  readonly match: Match;
  /** Anchor of the minute; null if the clock does not run. */
  readonly anchor: MinuteAnchor | null;
}

/** Returns an instant with its zone, since an article is read anywhere: `Sat 21 Nov, 15:30 GMT`. */
const whenInZone = dateWriter(() => ({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
}));

/** Between the scorers of both sides; without any, it has the whole width for the date. */
const STATE_PLACE = {
  played: '@min-[27rem]:col-start-2 @min-[27rem]:row-start-2 @min-[27rem]:max-w-40',
  unplayed: '@min-[27rem]:col-span-full @min-[27rem]:row-start-2',
};

/** A match: who plays, how it stands, who scored, and what happened last. */
export function MatchContent({ match, anchor }: Props) {
  const confirmed = useConfirmed();
  const zone = useZone();
  const words = useWords<'embed' | 'match' | 'changes'>();
  const { teams, scores, phase, league, round_name } = match;
  const word = useClock(() => stateWord(match, confirmed(), words));
  const isPlayed = scores.home_score !== null;
  const result = scoreRow(teams.home.name, scores.home_score, teams.away.name, scores.away_score, words);
  const when = isHourKnown(match)
    ? whenInZone(match.time.timestamp * 1000, zone, words.intl)
    : kickOffText(match, zone, words.intl);
  const remark = wonOnPenalties(match, words);
  return (
    <>
      <p className="px-3 pt-2.5 text-quiet text-xs">
        <span dir="auto">{competitionName(league, words)}</span>
        {round_name && ` · ${roundName(round_name, words)}`}
      </p>
      <h1 className="sr-only">{words.match.title(teams.home.name, null, teams.away.name)}</h1>
      {/* Read out when a goal falls or the state changes, and not at every minute. */}
      <p role="status" className="sr-only">
        {[isPlayed && result, word].filter(Boolean).join('. ')}
      </p>
      <div className="grid @min-[27rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3 pt-1.5 pb-3">
        <TeamLine team={teams.home} side="home" goals={scores.home_score} />
        {isPlayed ? (
          <p
            aria-hidden="true"
            className="@min-[27rem]:block hidden whitespace-nowrap px-2 text-center font-bold text-2xl"
          >
            {words.score(scores.home_score ?? '–', scores.away_score ?? '–')}
          </p>
        ) : (
          <p aria-hidden="true" className="@min-[27rem]:block hidden px-4 text-center text-quiet">
            –
          </p>
        )}
        <TeamLine team={teams.away} side="away" goals={scores.away_score} />
        <p
          className={`@max-[27rem]:col-span-full @max-[27rem]:row-start-5 flex @min-[27rem]:flex-col flex-wrap @min-[27rem]:items-center items-baseline gap-x-2 @min-[27rem]:self-start @max-[27rem]:pt-1.5 @min-[27rem]:text-center text-quiet text-xs ${STATE_PLACE[isPlayed ? 'played' : 'unplayed']}`}
        >
          {word === null && phase !== 'scheduled' && (
            <b className="whitespace-nowrap font-bold text-base/5.5 text-live">
              <MatchTime
                match={match}
                seen={anchor}
                form={(short, spoken) => (
                  <>
                    <span aria-hidden="true">{short}</span>
                    <span className="sr-only">{spoken}</span>
                  </>
                )}
              />
            </b>
          )}
          {word !== null && (
            <b className={`font-bold text-base/5.5 ${phase === 'live' ? 'text-live' : 'text-ink'}`}>{word}</b>
          )}
          {stateLines(match, null, words).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {(phase === 'scheduled' || phase === 'off') && (
            <time dateTime={new Date(match.time.timestamp * 1000).toISOString()} className="text-ink text-sm">
              {when}
            </time>
          )}
          {phase === 'scheduled' && word === null && <EmbedCountdown kickOff={match.time.timestamp} />}
        </p>
        <Scorers match={match} side="home" />
        <Scorers match={match} side="away" />
      </div>
      {remark && <p className="text-balance border-line border-t px-3 py-2">{remark}</p>}
      {match.info && <ServiceNote text={match.info} />}
      <LatestEvents match={match} />
    </>
  );
}
