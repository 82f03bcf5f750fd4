import './goal-lines.css';
import { timeOfDay } from '#web/format/clock-time.ts';
import { goalMinute } from '#web/format/goal-minute.ts';
import type { NewestGoal } from '#web/matches/newest-goals.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useNewsWords } from '#web/words/news.ts';

interface Props {
  readonly goals: readonly NewestGoal[];
  readonly zone: string;
}

/** The latest goals of the day, newest first, with score, scorer and time. */
export function GoalLines({ goals, zone }: Props) {
  const { news } = useNewsWords();
  return (
    <section aria-labelledby="goal-lines" className="goal-lines">
      <h2 id="goal-lines">{news.latest}</h2>
      <ol>
        {goals.map((goal, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is a position, and its goal changes
          <li key={place}>
            <GoalLine {...goal} zone={zone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function GoalLine({ match, event, side, score: [home, away], zone }: NewestGoal & { zone: string }) {
  const words = useNewsWords();
  const { id, teams } = match;
  const { player_name, own_goal, penalty, timestamp } = event;
  const kind = own_goal ? 'own' : penalty ? 'penalty' : null;
  const hit = (one: 'home' | 'away') => side === one || undefined;
  return (
    <PrefetchLink to={matchAddress(id)} className="goal-line">
      <span className="match-name">
        <span dir="auto" data-hit={hit('home')} title={teams.home.name}>
          {teams.home.name}
        </span>
        <span className="dash">–</span>
        <span dir="auto" data-hit={hit('away')} title={teams.away.name}>
          {teams.away.name}
        </span>
      </span>
      <span className="score">
        <span data-hit={hit('home')}>{home}</span>–<span data-hit={hit('away')}>{away}</span>
      </span>
      <small>{words.scores.goalBy(goalMinute(event), player_name, kind)}</small>
      <small>{timeOfDay((timestamp ?? 0) * 1000, zone, words.intl)}</small>
    </PrefetchLink>
  );
}
