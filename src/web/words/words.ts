import type { CompetitionNames } from '#contract/competition-names.ts';
import type { Locale } from '#contract/locales.ts';
import type { Part, PartTexts } from '#words/groups.ts';
import type { Parts } from '#words/parts.ts';

/** The texts of a part. */
export type Texts<P extends Part> = Parts[P];

/** What every component has: the texts of the first view and how their language is written. */
interface Frame {
  readonly locale: Locale;
  /** Language tag for `Intl`. */
  readonly intl: string;
  readonly dir: 'ltr' | 'rtl';
  /** Of the site. */
  readonly name: string;
  /** By their ids: what the language has (`settings/competition-names.ts`). */
  readonly competitionNames: CompetitionNames;
}

/** Texts in the viewer's language: those of some parts (of several: `Words<'match' | 'odds'>`), and of the first view. */
export type Words<P extends Part = 'first'> = Frame & Parts['first'] & PartTexts<P>;
