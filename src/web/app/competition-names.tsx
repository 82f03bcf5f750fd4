import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { competitionNamesQuery } from '#web/data/competition-names.ts';
import { competitionNames } from '#web/settings/competition-names.ts';
import { lastNames } from '#web/settings/last-names.ts';

/** Fetches the names of competitions in the viewer's language, and has them at hand for the next visit. */
export function CompetitionNames({ language }: { readonly language: string }): null {
  const { data, dataUpdatedAt } = useQuery(competitionNamesQuery(language));
  useEffect(() => {
    if (!data) return;
    competitionNames.set(data);
    lastNames.set({ language, at: dataUpdatedAt, names: data });
  }, [data, dataUpdatedAt, language]);
  useEffect(() => () => competitionNames.set({}), []);
  return null;
}
