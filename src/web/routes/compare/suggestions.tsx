import { useQuery } from '@tanstack/react-query';
import type { Comparison } from '#contract/comparison.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { compareCompetitionPlaces, competitionPlace } from '#contract/order/competition-place.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { liveQuery } from '#web/data/live.ts';
import { useWishes } from '#web/lists/use-wishes.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { compareAddress } from '#web/navigation/compare-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { useSuggestedResults } from '#web/search/use-suggested-results.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

export type SuggestionsProps = Pick<Comparison, 'kind' | 'ids'>;

const MAX_ENTITIES = 6;
const MAX_MATCHES = 6;

/** What an empty side could be: what the viewer has opened or follows and, where both are empty, teams that play now. */
export function Suggestions({ kind, ids }: SuggestionsProps) {
  const { compare: t } = useWords<'compare'>();
  const [first, second] = ids;
  const entities = useSuggestedResults(kind).filter(({ id }) => !ids.includes(id));
  const isBlank = kind === 'team' && first === null && second === null;
  const { data } = useQuery({ ...enabledIf(isBlank, liveQuery), refetchInterval: false });
  const wishes = useWishes();
  const placeOf = ({ league }: MatchRow) => competitionPlace(league, wishes);
  const matches = (isBlank ? (data?.data ?? []) : []).toSorted((a, b) =>
    compareCompetitionPlaces(placeOf(a), placeOf(b)),
  );
  const suggestions: readonly (readonly [to: Address, ...names: string[]])[] = [
    ...entities
      .slice(0, MAX_ENTITIES)
      .map(
        ({ id, name }) => [compareAddress(kind, first === null ? [id, second] : [first, id]), name] as const,
      ),
    ...matches
      .slice(0, MAX_MATCHES)
      .map(
        ({ teams: { home, away } }) =>
          [compareAddress(kind, [home.id, away.id]), home.name, away.name] as const,
      ),
  ];
  if (suggestions.length === 0) return null;
  return (
    <section aria-label={t.suggestions}>
      <h2 className="mb-2 font-semibold">{t.suggestions}</h2>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map(([to, ...names]) => (
          <li key={to}>
            <Link to={to} className={BUTTON}>
              {isolateNames(...names).join(' – ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
