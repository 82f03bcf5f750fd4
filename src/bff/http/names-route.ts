import type { FastifyInstance } from 'fastify';
import { readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { AnswerOutcome, OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import { type Body, dataOf, JSON_TYPE, makeBody } from '#bff/cache/version.ts';
import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { type CompetitionNames, NAMES_PATH } from '#contract/competition-names.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { TRANSLATIONS } from '#contract/locales.ts';
import type { League } from '#contract/records/league.ts';
import { answerHeaders } from './headers.ts';
import { sendBody } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

/** Pages have 100 competitions. */
const MAX_PAGES = 20;
const MAX_NAME_CHARACTERS = 100;

interface NamesBody {
  /** Names the versions that it is written from. */
  readonly sources: string;
  readonly body: Body;
}

function readLanguage(url: string): string {
  const parameters = new URL(url, 'http://localhost').searchParams;
  const language = parameters.get('lang') ?? '';
  if (parameters.size !== 1 || !TRANSLATIONS.some((other) => other === language))
    throw new Failure('bad_parameter', 'request', {
      message: `Invalid parameters. Send lang, one of: ${TRANSLATIONS.join(', ')}.`,
    });
  return language;
}

/** Returns what there is of each page of the competitions. */
async function readPages(answers: AnswerCache, language: string): Promise<readonly AnswerOutcome[]> {
  const outcomes: AnswerOutcome[] = [];
  let pages = 1;
  for (let page = 1; page <= Math.min(pages, MAX_PAGES); page += 1) {
    const query = `t=list${language}${page > 1 ? `&page=${page}` : ''}`;
    const outcome = await answers.getOnce(readApiRequest('leagues', query));
    outcomes.push(outcome);
    if (page === 1 && outcome.how !== 'failed')
      pages = JSON.parse(outcome.version.body.identity.toString()).meta.pages ?? 1;
  }
  return outcomes;
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
  { failure, retryInMs }: Extract<AnswerOutcome, { how: 'failed' }>,
): OutcomeWithData {
  const { reason, window = null } = failure;
  return { how: 'stale', version, reason, window, retryInMs: retryInMs ?? MINUTE_MS, answeredAt };
}

/**
 * Serves `GET /api/names?lang=de`. The lists of competitions in both languages are read once a day, as the cache has
 * them; pages that cannot be read leave the English names, and are requested again after a minute.
 */
export function namesRoute(app: FastifyInstance, answers: AnswerCache, clock: Clock): void {
  const bodies = new Map<string, NamesBody>();

  app.get(NAMES_PATH, { config: { limit: 'api' } }, async (request, reply) => {
    request.operation = 'names';
    const language = readLanguage(request.url);
    const lists = await Promise.all([readPages(answers, ''), readPages(answers, `&lang=${language}`)]);
    const failed = lists.flat().find((outcome) => outcome.how === 'failed');
    const [english, translated] = lists.map((list) => list.filter(hasData)) as [
      OutcomeWithData[],
      OutcomeWithData[],
    ];
    const outcomes = [...english, ...translated];
    if (failed && (english.length === 0 || translated.length === 0))
      return sendFailure(request, reply, failed.failure, clock, failed.retryInMs);
    const sources = outcomes.map(({ version }) => version.body.etag).join();
    const last = bodies.get(language);
    const body =
      last?.sources === sources
        ? last.body
        : await makeBody(JSON.stringify(differentNames(english, translated)), JSON_TYPE, last?.body ?? null);
    bodies.set(language, { sources, body });
    const soonest = outcomes.reduce((a, b) => (b.version.freshUntil < a.version.freshUntil ? b : a));
    reply.headers(answerHeaders(failed ? incomplete(soonest, failed) : soonest, clock));
    return sendBody(request, reply, body);
  });
}
