import type { NamesVersion } from '#bff/competition-names.ts';
import { type ServerWords, serverWords } from '#bff/server-words.ts';
import type { CompetitionNames } from '#contract/competition-names.ts';
import type { Language } from '#contract/locales.ts';

/** Texts in a language, with the names that the data service has in it. */
export type PreviewWords = ServerWords & { readonly competitionNames: CompetitionNames };

export const previewWords = (language: Language, names: NamesVersion | null): PreviewWords => ({
  ...serverWords(language),
  competitionNames: names?.names ?? {},
});
