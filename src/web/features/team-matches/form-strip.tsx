import { Crest } from '#web/components/crest.tsx';
import { ResultLetter } from '#web/components/result-letter.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { TeamMatchRow } from './group-matches.ts';
import { teamResult } from './team-result.ts';

const MAX_RESULTS = 5;

interface Props {
  readonly teamId: string;
  /** Newest first. */
  readonly results: readonly TeamMatchRow[];
}

/** The last results of a team in a row, newest last: opponent, score and letter. */
export function FormStrip({ teamId, results }: Props) {
  const words = useWords<'standings'>();
  const { standings: t } = words;
  const games = results
    .map(({ match }) => ({ match, ...teamResult(match, teamId) }))
    .filter(({ letter }) => letter !== null);
  if (games.length === 0) return null;
  return (
    <TitledCard title={t.columns.form.short}>
      <ol aria-label={t.columns.form.long} className="grid grid-cols-5 px-1 py-2">
        {games
          .slice(0, MAX_RESULTS)
          .reverse()
          .map(({ match, opponent, score, letter }) => (
            <li key={match.id}>
              <Link
                to={matchAddress(match.id)}
                title={opponent.name}
                className="grid min-h-11 justify-items-center gap-1 rounded-md py-1 hover:bg-raised"
              >
                <Crest team={opponent} />
                <span className="sr-only">{opponent.name}</span>
                <b className="font-bold font-stretch-80% text-[1rem]">{score && words.score(...score)}</b>
                <ResultLetter letter={letter} />
              </Link>
            </li>
          ))}
      </ol>
    </TitledCard>
  );
}
