import { loserByScore } from '#contract/loser-of.ts';
import type { H2hRecord } from '#contract/records/h2h.ts';
import { scoreOf } from '#contract/score.ts';
import { useZone } from '#web/clock/program-context.ts';
import { TeamName } from '#web/components/team-name.tsx';
import { dayAndYear } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { EmptyLines, LINE } from './section-card.tsx';

/** Number of last meetings. */
export const LAST_MEETINGS = 5;

const TEAM_CLASSES = { winner: 'font-semibold', other: 'text-quiet' };

interface Props {
  /** Newest first. */
  readonly meetings: H2hRecord['h2h'];
  readonly balance: { readonly home: number; readonly drawn: number; readonly away: number };
  readonly teams: Readonly<Record<'home' | 'away', string>>;
}

/** The last meetings of two teams, the winner of each in full ink. */
export function LastMeetingList({ meetings, balance, teams }: Props) {
  const zone = useZone();
  const words = useWords<'h2h'>();
  const { h2h: t, intl } = words;
  return (
    <>
      <p className={`wrap-anywhere flex flex-wrap items-center gap-x-4 text-quiet ${LINE}`}>
        {[
          [t.won(teams.home), balance.home],
          [t.drawn, balance.drawn],
          [t.won(teams.away), balance.away],
        ].map(([name, count]) => (
          <span key={name} className="min-w-0">
            {name} <b className="font-semibold text-ink">{count}</b>
          </span>
        ))}
      </p>
      <ol>
        {meetings.slice(0, LAST_MEETINGS).map((meeting) => {
          const { home, away } = meeting.teams;
          const score = scoreOf(meeting);
          const pens = meeting.scores.ps_score;
          const loser = loserByScore(meeting);
          return (
            <li key={meeting.id}>
              <Link
                to={matchAddress(meeting.id)}
                title={competitionName(meeting.league, words) ?? undefined}
                className={`grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-2 hover:bg-raised ${LINE}`}
              >
                <time className="text-quiet text-xs">
                  {meeting.startdate === null ? '–' : dayAndYear(meeting.startdate * 1000, zone, intl)}
                </time>
                <span className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
                  <TeamName
                    name={home.name}
                    className={`text-end ${TEAM_CLASSES[loser === 'away' ? 'winner' : 'other']}`}
                  />
                  <b className="whitespace-nowrap text-center font-semibold">
                    {score ? words.score(...score) : '–'}
                    {pens && <small className="muted">{` (${words.score(...pens)})`}</small>}
                  </b>
                  <TeamName
                    name={away.name}
                    className={TEAM_CLASSES[loser === 'home' ? 'winner' : 'other']}
                  />
                </span>
              </Link>
            </li>
          );
        })}
        <EmptyLines count={LAST_MEETINGS - meetings.length} />
      </ol>
    </>
  );
}
