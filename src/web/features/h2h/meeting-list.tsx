import { loserByScore } from '#contract/loser-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { ResultLetter } from '#web/components/result-letter.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { dayAndYear } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Meeting } from './balance.ts';

interface Props {
  readonly meetings: readonly Meeting[];
  /** Whether each has its result from the view of the list's team. */
  readonly hasForm?: boolean;
}

/** Meetings as links to their matches, newest first. */
export function MeetingList({ meetings, hasForm = false }: Props) {
  const zone = useZone();
  const words = useWords();
  return (
    <ol>
      {meetings.map((meeting) => {
        const { id, startdate, league, teams, scores, form } = meeting;
        const loser = loserByScore(meeting);
        return (
          <li key={id} className="border-line border-t first:mt-1.5">
            <Link
              to={matchAddress(id)}
              className="grid @min-[40rem]/meetings:min-h-8 min-h-11 @min-[40rem]/meetings:grid-cols-[14rem_minmax(0,1fr)_4rem_minmax(0,1fr)_auto] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1 hover:bg-raised"
            >
              <small
                dir="auto"
                title={competitionName(league, words) ?? undefined}
                className="@min-[40rem]/meetings:col-span-1 col-span-3 truncate text-center @min-[40rem]/meetings:text-start text-quiet text-xs"
              >
                {startdate !== null && <time>{dayAndYear(startdate * 1000, zone, words.intl)}</time>}
                {startdate !== null && ' · '}
                {competitionName(league, words)}
              </small>
              <Side team={teams.home} side="home" isQuiet={loser === 'home'} />
              <b className="whitespace-nowrap text-center font-bold font-stretch-85%">
                {words.score(scores.home_score ?? '–', scores.away_score ?? '–')}
                {scores.ps_score && <small>{` (${words.score(...scores.ps_score)})`}</small>}
              </b>
              <Side team={teams.away} side="away" isQuiet={loser === 'away'} />
              {hasForm && form && 'WDL'.includes(form) && (
                <ResultLetter
                  letter={form}
                  className="@min-[40rem]/meetings:col-start-5 col-start-4 @min-[40rem]/meetings:row-span-1 row-span-2 row-start-1"
                />
              )}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

const MEETING_SIDE =
  'flex min-w-0 items-center gap-2 font-stretch-86% @min-[40rem]/meetings:font-stretch-100%';
const ALIGN = {
  home: '@min-[40rem]/meetings:col-start-2 col-start-1 flex-row-reverse text-end',
  away: '',
};

/** A team with its crest towards the score; a loser is quiet. */
function Side(props: { team: Meeting['teams']['home']; side: 'home' | 'away'; isQuiet: boolean }) {
  const { team, side, isQuiet } = props;
  return (
    <span className={`${MEETING_SIDE} ${ALIGN[side]} ${isQuiet ? 'text-quiet' : 'font-medium'}`}>
      <Crest team={bareTeam(team.id)} />
      <TeamName name={team.name} className="flex-1" />
    </span>
  );
}
