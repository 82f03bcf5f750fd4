import { type CompetitionNames, namesAddress } from '#contract/competition-names.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { TRANSLATIONS } from '#contract/locales.ts';
import { competitionNames } from '#web/settings/competition-names.ts';
import { requestJson } from './request-json.ts';

/** Fetches the names of competitions in a language while a wall or an embed is open, which stores none. */
export async function followCompetitionNames(language: string): Promise<void> {
  if (!TRANSLATIONS.some((other) => other === language)) return;
  const { signal } = new AbortController();
  const names = await requestJson<CompetitionNames>(namesAddress(language), { signal }).catch(() => null);
  if (names) competitionNames.set(names);
  setTimeout(() => void followCompetitionNames(language), names ? DAY_MS : MINUTE_MS);
}
