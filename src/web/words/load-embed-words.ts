import type { EmbedKind, EmbedProblem } from '#contract/embed-address.ts';
import type { Language } from '#contract/locales.ts';
import type { EmbedWords } from './embed-en.ts';

const loadNone = async () => ({});

/** Texts of one kind of embed alone. */
const PARTS = {
  match: {
    en: async () => (await import('./match.ts')).matchWords,
    de: async () => (await import('./de/match.ts')).match,
  },
  table: {
    en: async () => (await import('./standings.ts')).standingsWords,
    de: async () => (await import('./de/standings.ts')).standings,
  },
  scores: { en: loadNone, de: loadNone },
};

/** Fetches the texts of a kind of embed in a locale; those of other kinds are missing. */
export async function loadEmbedWords(locale: Language, kind: EmbedKind): Promise<EmbedWords> {
  if (locale === 'de') {
    const [{ embedDe }, part] = await Promise.all([import('./embed-de.ts'), PARTS[kind].de()]);
    return { ...embedDe, ...part };
  }
  const [{ embedEn }, part] = await Promise.all([import('./embed-en.ts'), PARTS[kind].en()]);
  return { ...embedEn, ...part };
}

/** Returns a sentence for each problem with the address of an embed; fetches the texts only if there is one. */
export async function problemSentences(
  problems: readonly EmbedProblem[],
  locale: Language,
): Promise<readonly string[]> {
  if (problems.length === 0) return [];
  const { embedProblemText } = await import('./embed-problem-text.ts');
  const words =
    locale === 'de'
      ? (await import('./de/later/embed-address.ts')).embedAddress
      : (await import('./embed-address.ts')).embedAddressWords;
  return problems.map((problem) => embedProblemText(problem, words));
}
