import type { FastifyInstance } from 'fastify';
import type { Answers } from '#bff/cache/answers.ts';
import type { OutcomeWithData } from '#bff/cache/outcome.ts';
import type { Body } from '#bff/cache/version.ts';
import { Failure } from '#bff/failure.ts';
import { createFirstLists } from '#bff/first-lists.ts';
import { readQuestion } from '#bff/question.ts';
import type { Clock } from '#contract/clock.ts';
import { countriesIn, countryOfZone } from '#contract/order/countries.ts';
import { answerHeaders } from './headers.ts';
import { sendBody } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

/** The days of UTC that a viewer's day can touch. */
const MOST_DAYS = 3;
/** Matches a day: the largest screens show no more at first. */
const MOST_MATCHES = 60;
const REFUSED = {
  message:
    'Invalid parameters. Send d (a day), of (one to three days, d among them), country, zone and matches (1 to 60).',
};

interface Wanted {
  readonly day: string;
  /** All that the viewer's day touches: what comes first is chosen among their matches. */
  readonly days: readonly string[];
  readonly country: string | null;
  /** So many matches a day are enough. */
  readonly enough: number;
}

function readWanted(url: string): Wanted {
  const sent = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const day = sent.get('d') ?? '';
  const days = sent.get('of')?.split(',') ?? [];
  const isKnown = [...sent.keys()].every((name) => ['d', 'of', 'country', 'zone', 'matches'].includes(name));
  const enough = Number(sent.get('matches') ?? MOST_MATCHES);
  const isCount = Number.isInteger(enough) && enough >= 1 && enough <= MOST_MATCHES;
  if (!isKnown || !isCount || !days.includes(day) || days.length > MOST_DAYS)
    throw new Failure('bad_parameter', 'request', REFUSED);
  const chosen = countriesIn(sent.get('country'))[0];
  return { day, days, country: chosen ?? countryOfZone(sent.get('zone') ?? ''), enough };
}

/**
 * `GET /api/first/?d=<day of UTC>&of=<days>&country=<codes>&zone=<IANA>&matches=<count>`: of the answer of
 * `fixtures?t=schedule&d=` what fills the screen of somebody who has chosen nothing, a tenth of it or less. The data service is asked for
 * nothing else than the whole answer, which the page wants next.
 */
export function firstRoute(app: FastifyInstance, answers: Answers, clock: Clock): void {
  const lists = createFirstLists();

  app.get('/api/first', async (request, reply) => {
    request.operation = 'first';
    const wanted = readWanted(request.url);
    const questions = wanted.days.map((day) => readQuestion('fixtures', `t=schedule&d=${day}`));
    const outcomes = await Promise.all(questions.map((question) => answers.ask(question)));
    const failed = outcomes.find((outcome) => outcome.how === 'failed');
    if (failed) return sendFailure(request, reply, failed.failure, clock, failed.retryIn);
    const served = outcomes.filter((outcome): outcome is OutcomeWithData => outcome.how !== 'failed');
    const oldest = served.reduce((a, b) => (b.version.asOf < a.version.asOf ? b : a));
    reply.headers(answerHeaders(oldest, clock));
    const versions = served.map(({ version }) => version);
    const bodies = await lists.of(versions, wanted.country, wanted.enough);
    // readWanted let through only a day that is one of the days.
    return sendBody(request, reply, bodies[wanted.days.indexOf(wanted.day)] as Body);
  });
}
