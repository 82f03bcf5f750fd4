import { goalMinute } from '#contract/goal.ts';
import { useZone } from '#web/clock/program-context.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { shortName } from '#web/format/short-name.ts';
import type { NewestGoal } from '#web/matches/newest-goals.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { goalText } from '#web/words/goal-text.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly goals: readonly NewestGoal[];
}

/** The team that has scored. */
const SCORER = 'font-semibold text-ink';

/** The latest goals of the day, newest first, each in lines of equal height: new goals move no box. */
export function GoalLines({ goals }: Props) {
  return (
    <ol>
      {goals.map((goal, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is a position, and its goal changes
        <li key={place}>
          <GoalLine {...goal} />
        </li>
      ))}
    </ol>
  );
}

function GoalLine({ match, event, side, score: [home, away] }: NewestGoal) {
  const zone = useZone();
  const words = useWords<'news'>();
  const { id, teams } = match;
  const { player_name, own_goal, penalty, timestamp } = event;
  const kind = own_goal ? 'own' : penalty ? 'penalty' : null;
  const names = (nameOf: (name: string) => string) => (
    <>
      <bdi className={`truncate ${side === 'home' ? SCORER : ''}`}>{nameOf(teams.home.name)}</bdi>
      {' – '}
      <bdi className={`truncate ${side === 'away' ? SCORER : ''}`}>{nameOf(teams.away.name)}</bdi>
    </>
  );
  const count = (one: 'home' | 'away', goals: number) => (
    <span className={side === one ? 'font-bold text-ink' : undefined}>{goals}</span>
  );
  return (
    <Link
      to={matchAddress(id)}
      className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[1.25rem_1rem] gap-x-3 gap-y-0.5 border-line border-t px-3.5 py-1.5 text-quiet hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2"
    >
      {/* Where the names do not fit beside short ones without width, they are in the next line, out of sight. */}
      <span className="-my-1 flex h-7 flex-wrap gap-y-2 overflow-clip py-1 font-stretch-80% [word-spacing:0.08em]">
        <span aria-hidden="true" className="flex w-0 min-w-0 grow gap-1">
          {names(shortName)}
        </span>
        <span className="min-w-0 flex-[9999_1_max-content] whitespace-nowrap">{names((name) => name)}</span>
      </span>
      <span className="text-end font-semibold font-stretch-80% text-[1.125rem]">
        {count('home', home)}
        {words.score('', '')}
        {count('away', away)}
      </span>
      <small dir="auto" className="truncate text-xs">
        {goalText(goalMinute(event), player_name, kind, words)}
      </small>
      <small className="text-xs">{timeOfDay((timestamp ?? 0) * 1000, zone, words.intl)}</small>
    </Link>
  );
}
