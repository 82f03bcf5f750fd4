import { useQueryClient } from '@tanstack/react-query';
import { OldNote } from '#web/components/lazy-notices.tsx';
import { matchesOf } from '#web/data/listed-matches.ts';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { matchTitle } from '#web/matches/match-title.ts';
import { countRedCards } from '#web/matches/red-card-counts.ts';
import { useStore } from '#web/state/store.ts';
import { ErrorPage } from '#web/ui/error-page.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly id: string;
  readonly trouble: string;
  /** Whether the match sets the page's title. */
  readonly titled: boolean;
}

/** A match that cannot be loaded: what a list had of it, and of when that is, or else only why. */
export function ListedMatch({ id, trouble, titled }: Props) {
  const words = useWords<'match'>();
  const matches = matchesOf(useQueryClient());
  const entry = useStore(matches, ({ entries }) => entries.get(id));
  if (!entry) return titled ? <ErrorPage trouble={trouble} /> : <ErrorState trouble={trouble} />;
  const { record: match, anchor } = entry;
  const title = matchTitle(match, words);
  const Heading = titled ? 'h1' : 'h2';
  return (
    <div data-old="true">
      {titled && <title>{`${title} · ${words.name}`}</title>}
      <Heading className="sr-only">{title}</Heading>
      <div className="match-list dims-when-old mb-2">
        <ul className="card">
          <MatchRow
            record={match}
            anchor={anchor}
            scoreChange={null}
            related={null}
            reds={countRedCards(match)}
            hasCompetition
          />
        </ul>
      </div>
      <OldNote state={{ isOld: true, asOf: matches.confirmed(id), trouble }} />
    </div>
  );
}
