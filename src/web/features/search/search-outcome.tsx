import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { type MatchStates, MatchStatesContext } from './match-states.ts';
import { ResultList } from './result-list.tsx';
import type { ResultSection } from './result-section.ts';
import { SearchMore } from './search-more.tsx';
import type { SearchResults } from './search-results.ts';

interface Props {
  readonly query: string;
  /** Whether the query is too short to search for. */
  readonly isShort: boolean;
  readonly results: SearchResults;
  /** What is offered without a query; null while loading. */
  readonly suggestions: readonly ResultSection[] | null;
  /** State of the matches among results and suggestions. */
  readonly states: MatchStates;
}

/** What a search has found, or why there is nothing, with ways to search on. */
export function SearchOutcome({ query, isShort, results, suggestions, states }: Props) {
  const { search: t } = useWords<'search'>();
  const { groups, isNearly, isWaiting, isLimited, trouble } = results;
  const count = groups.reduce((sum, { things }) => sum + things.length, 0);
  const sections = query
    ? groups.map(({ kind, things }): ResultSection => ({ title: t.kinds[kind], things }))
    : (suggestions ?? []);
  return (
    <MatchStatesContext value={states}>
      <p role="status" className="wrap-anywhere mb-2 min-h-5 text-quiet">
        {query === ''
          ? t.hint
          : isWaiting
            ? t.searching
            : isNearly
              ? t.nearly(query)
              : count > 0
                ? t.results(count)
                : isShort
                  ? t.short
                  : !trouble && t.none(query)}
      </p>
      {trouble && query && <p role="alert">{t.trouble}</p>}
      {isLimited && query && <p className="mb-2 text-quiet">{t.limited}</p>}
      <ResultList key={query} sections={sections} />
      {query && !isShort && !isWaiting && !trouble && count === 0 && (
        <p className="text-quiet">{t.noneHint}</p>
      )}
      <SearchMore label={t.similar} kinds={results.similarKinds} onChoose={results.searchSimilar} />
      {results.fetchClubs && (
        <button type="button" className={`${BUTTON} my-2 cursor-pointer`} onClick={results.fetchClubs}>
          {t.clubs}
        </button>
      )}
      <SearchMore label={t.also} kinds={results.moreKinds} onChoose={results.searchKind} />
    </MatchStatesContext>
  );
}
