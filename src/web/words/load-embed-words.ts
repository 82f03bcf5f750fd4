import type { EmbedKind, EmbedProblem } from '#contract/embed-address.ts';
import type { Language } from '#contract/locales.ts';
import type { EmbedWords } from './embed-en.ts';

/** Texts of one kind of embed alone; those of scores are texts of all. */
const PARTS = {
  match: {
    en: async () => (await import('./match.ts')).matchWords,
    de: async () => (await import('./de/match.ts')).match,
  },
  table: {
    en: async () => (await import('./standings.ts')).standingsWords,
    de: async () => (await import('./de/standings.ts')).standings,
  },
  scores: null,
};
const SHARED = {
  en: async () => (await import('./embed-en.ts')).embedEn,
  de: async () => (await import('./embed-de.ts')).embedDe,
};

/** Fetches the texts of a kind of embed in a language; those of other kinds are missing. */
export async function loadEmbedWords(language: Language, kind: EmbedKind): Promise<EmbedWords> {
  const [shared, part] = await Promise.all([SHARED[language](), PARTS[kind]?.[language]()]);
  return { ...shared, ...part };
}

/** Returns a sentence for each problem with the address of an embed; fetches the texts only if there is one. */
export async function problemSentences(
  problems: readonly EmbedProblem[],
  language: Language,
): Promise<readonly string[]> {
  if (problems.length === 0) return [];
  const { embedProblemText } = await import('./embed-problem-text.ts');
  const words =
    language === 'de'
      ? (await import('./de/later/embed-address.ts')).embedAddress
      : (await import('./embed-address.ts')).embedAddressWords;
  return problems.map((problem) => embedProblemText(problem, words));
}
