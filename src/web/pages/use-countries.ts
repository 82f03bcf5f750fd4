import { useQueries, useQuery } from '@tanstack/react-query';
import type { Country } from '#contract/records/country.ts';
import { countriesQuery } from '#web/queries/profile.ts';

/** All countries, continents among them, page by page; null as long as a page has yet to come. */
export function useCountries(): readonly Country[] | null {
  const first = useQuery(countriesQuery(1)).data;
  const count = first?.meta.pages ?? 1;
  const rest = useQueries({
    queries: Array.from({ length: count - 1 }, (_, at) => countriesQuery(at + 2)),
  });
  const pages = [first, ...rest.map(({ data }) => data)];
  return pages.every((page) => page) ? pages.flatMap((page) => page?.data ?? []) : null;
}
