import type { AgeingClock } from '#contract/clock.ts';
import type { CompetitionNames } from '#contract/competition-names.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { type Language, localeRow, TRANSLATIONS } from '#contract/locales.ts';
import type { League } from '#contract/records/league.ts';
import { readApiRequest } from './api-request.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { AnswerOutcome, OutcomeWithData } from './cache/answer-outcome.ts';
import { type Body, dataOf, JSON_TYPE, makeBody } from './cache/version.ts';

/** Pages have 100 competitions. */
const MAX_PAGES = 20;
const MAX_NAME_CHARACTERS = 100;

/** Those names of a language that are others than in English. */
export interface NamesVersion {
  readonly names: CompetitionNames;
  readonly body: Body;
}

interface NamesAnswer {
  readonly version: NamesVersion;
  /** The soonest that ends of the answers that it is written from. */
  readonly outcome: OutcomeWithData;
}

type FailedOutcome = Extract<AnswerOutcome, { how: 'failed' }>;

/** The names of competitions in the languages of readers. */
export interface NamesOfCompetitions {
  /** Returns the names in a language, or why there are none. */
  fetch(language: Language): Promise<NamesAnswer | FailedOutcome>;
  /** Returns the last names in a language; null if there are none yet. */
  peek(language: Language): NamesVersion | null;
  /** Does the same, and has them fetched for the next reader if they may be outdated. */
  get(language: Language): NamesVersion | null;
}

const hasData = (outcome: AnswerOutcome): outcome is OutcomeWithData => outcome.how !== 'failed';
const leaguesIn = (outcomes: readonly OutcomeWithData[]) =>
  outcomes.flatMap(({ version }) => dataOf<readonly League[]>(version));

function differentNames(
  english: readonly OutcomeWithData[],
  translated: readonly OutcomeWithData[],
): CompetitionNames {
  const names = new Map(leaguesIn(english).map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    leaguesIn(translated)
      .filter(({ id, name }) => name.trim() !== '' && name.length <= MAX_NAME_CHARACTERS && names.has(id))
      .filter(({ id, name }) => names.get(id) !== name)
      .map(({ id, name }) => [id, name]),
  );
}

/** Says of an answer without some of its pages that it is old, so that clients soon request it again. */
function incomplete(
  { version, answeredAt }: OutcomeWithData,
  { failure, retryInMs }: FailedOutcome,
): OutcomeWithData {
  const { reason, window = null } = failure;
  return { how: 'stale', version, reason, window, retryInMs: retryInMs ?? MINUTE_MS, answeredAt };
}

/**
 * Reads the lists of competitions in English and another language once a day, as the cache has them; pages that cannot be
 * read leave the English names, and are requested again after a minute.
 */
export function createCompetitionNames(answers: AnswerCache, clock: AgeingClock): NamesOfCompetitions {
  const versions = new Map<Language, NamesVersion & { readonly sources: string }>();
  /** When a language is looked for again, by the ageing clock. */
  const nextLooks = new Map<Language, number>();

  /** Returns what there is of each page of the competitions. */
  async function readPages(parameter: string): Promise<readonly AnswerOutcome[]> {
    const outcomes: AnswerOutcome[] = [];
    let pages = 1;
    for (let page = 1; page <= Math.min(pages, MAX_PAGES); page += 1) {
      const query = `t=list${parameter}${page > 1 ? `&page=${page}` : ''}`;
      const outcome = await answers.getOnce(readApiRequest('leagues', query));
      outcomes.push(outcome);
      if (page === 1 && outcome.how !== 'failed')
        pages = JSON.parse(outcome.version.body.identity.toString()).meta.pages ?? 1;
    }
    return outcomes;
  }

  async function fetch(language: Language): Promise<NamesAnswer | FailedOutcome> {
    nextLooks.set(language, clock.ageingNow() + MINUTE_MS);
    const lists = await Promise.all([readPages(''), readPages(`&lang=${localeRow(language).service}`)]);
    const failed = lists.flat().find((outcome) => outcome.how === 'failed');
    const english = lists[0].filter(hasData);
    const translated = lists[1].filter(hasData);
    const outcomes = [...english, ...translated];
    if (failed && (english.length === 0 || translated.length === 0)) return failed;
    const sources = outcomes.map(({ version }) => version.body.etag).join();
    let version = versions.get(language);
    if (version?.sources !== sources) {
      const names = differentNames(english, translated);
      const body = await makeBody(JSON.stringify(names), JSON_TYPE, version?.body ?? null);
      version = { sources, names, body };
      versions.set(language, version);
    }
    const soonest = outcomes.reduce((a, b) => (b.version.freshUntil < a.version.freshUntil ? b : a));
    if (!failed) nextLooks.set(language, Math.max(soonest.version.freshUntil, nextLooks.get(language) ?? 0));
    return { version, outcome: failed ? incomplete(soonest, failed) : soonest };
  }

  const peek = (language: Language) => versions.get(language) ?? null;

  return {
    fetch,
    peek,
    get(language) {
      const isTranslation = TRANSLATIONS.some((other) => other === language);
      if (isTranslation && clock.ageingNow() >= (nextLooks.get(language) ?? 0)) void fetch(language);
      return peek(language);
    },
  };
}
