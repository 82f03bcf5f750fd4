import { timeOfDay } from '#web/format/clock-time.ts';
import { goalMinute } from '#web/format/goal-minute.ts';
import type { NewestGoal } from '#web/matches/newest-goals.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { TeamName } from '#web/ui/team-name.tsx';
import { useNewsWords } from '#web/words/news.ts';

interface Props {
  readonly goals: readonly NewestGoal[];
  readonly zone: string;
}

/** The latest goals of the day, newest first, each in lines of equal height: new goals move no box. */
export function GoalLines({ goals, zone }: Props) {
  return (
    <ol>
      {goals.map((goal, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is a position, and its goal changes
        <li key={place}>
          <GoalLine {...goal} zone={zone} />
        </li>
      ))}
    </ol>
  );
}

function GoalLine({ match, event, side, score: [home, away], zone }: NewestGoal & { zone: string }) {
  const words = useNewsWords();
  const { id, teams } = match;
  const { player_name, own_goal, penalty, timestamp } = event;
  const kind = own_goal ? 'own' : penalty ? 'penalty' : null;
  const name = (one: 'home' | 'away') => (
    <TeamName
      name={teams[one].name}
      className={`max-w-max flex-1 ${side === one ? 'font-semibold text-ink' : ''}`}
    />
  );
  const count = (one: 'home' | 'away', goals: number) => (
    <span className={side === one ? 'font-bold text-ink' : undefined}>{goals}</span>
  );
  return (
    <Link
      to={matchAddress(id)}
      className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[1.25rem_1rem] gap-x-3 gap-y-0.5 border-line border-t px-3.5 py-1.5 text-quiet hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2"
    >
      <span className="flex gap-1.5 font-stretch-80% [word-spacing:0.08em]">
        {name('home')}–{name('away')}
      </span>
      <span className="text-end font-semibold font-stretch-80% text-[1.125rem]">
        {count('home', home)}–{count('away', away)}
      </span>
      <small className="truncate text-xs">{words.scores.goalBy(goalMinute(event), player_name, kind)}</small>
      <small className="text-xs">{timeOfDay((timestamp ?? 0) * 1000, zone, words.intl)}</small>
    </Link>
  );
}
