import type { FastifyInstance } from 'fastify';
import { readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import type { Body } from '#bff/cache/version.ts';
import { Failure } from '#bff/failure.ts';
import { createFirstScreensCache } from '#bff/first-screens-cache.ts';
import type { Clock } from '#contract/clock.ts';
import { countriesIn, countryOfZone } from '#contract/order/countries.ts';
import { answerHeaders } from './headers.ts';
import { sendBody } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

/** UTC days that a viewer's day can overlap. */
const MAX_DAYS = 3;
/** Matches per day that fit on the largest screens. */
const MAX_MATCHES = 60;
const INVALID_QUERY = {
  message:
    'Invalid parameters. Send d (a day), of (one to three days, d among them), country, zone and matches (1 to 60).',
};

interface FirstScreensQuery {
  readonly day: string;
  /** UTC days that overlap the viewer's day; competitions are chosen among all their matches. */
  readonly days: readonly string[];
  readonly country: string | null;
  /** Matches per day to include at least. */
  readonly minMatches: number;
}

function readQuery(url: string): FirstScreensQuery {
  const searchParams = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const day = searchParams.get('d') ?? '';
  const days = searchParams.get('of')?.split(',') ?? [];
  const hasKnownNames = [...searchParams.keys()].every((name) =>
    ['d', 'of', 'country', 'zone', 'matches'].includes(name),
  );
  const minMatches = Number(searchParams.get('matches') ?? MAX_MATCHES);
  const isCount = Number.isInteger(minMatches) && minMatches >= 1 && minMatches <= MAX_MATCHES;
  if (!hasKnownNames || !isCount || !days.includes(day) || days.length > MAX_DAYS)
    throw new Failure('bad_parameter', 'request', INVALID_QUERY);
  const chosenCountry = countriesIn(searchParams.get('country'))[0];
  return { day, days, country: chosenCountry ?? countryOfZone(searchParams.get('zone') ?? ''), minMatches };
}

/**
 * Serves `GET /api/first/?d=<day of UTC>&of=<days>&country=<codes>&zone=<IANA>&matches=<count>`: the part of
 * `fixtures?t=schedule&d=` that fills the first screen, at most a tenth of it. It is cut from the cached whole list, which
 * the page requests next.
 */
export function firstScreensRoute(app: FastifyInstance, answers: AnswerCache, clock: Clock): void {
  const firstScreens = createFirstScreensCache();

  app.get('/api/first', { config: { limit: 'api' } }, async (request, reply) => {
    request.operation = 'first';
    const query = readQuery(request.url);
    const apiRequests = query.days.map((day) => readApiRequest('fixtures', `t=schedule&d=${day}`));
    const outcomes = await Promise.all(apiRequests.map((apiRequest) => answers.get(apiRequest)));
    const failedOutcome = outcomes.find((outcome) => outcome.how === 'failed');
    if (failedOutcome)
      return sendFailure(request, reply, failedOutcome.failure, clock, failedOutcome.retryInMs);
    const servedOutcomes = outcomes.filter((outcome): outcome is OutcomeWithData => outcome.how !== 'failed');
    const oldest = servedOutcomes.reduce((a, b) => (b.version.asOf < a.version.asOf ? b : a));
    reply.headers(answerHeaders(oldest, clock));
    const versions = servedOutcomes.map(({ version }) => version);
    const bodies = await firstScreens.get(versions, query.country, query.minMatches);
    // readQuery accepts only a day that is one of the days.
    return sendBody(request, reply, bodies[query.days.indexOf(query.day)] as Body);
  });
}
