import { nameIn } from '#contract/competition-names.ts';
import type { Words } from './words.ts';

/** The names that a language has for competitions. */
export type CompetitionWords = Pick<Words, 'competitionNames'>;

/** The name of a competition in the viewer's language; its record's, which is English, where the language has none. */
export const competitionName = <Name extends string | null>(
  league: { readonly id: string | null; readonly name: Name },
  words: CompetitionWords,
): Name | string => nameIn(words.competitionNames, league);
