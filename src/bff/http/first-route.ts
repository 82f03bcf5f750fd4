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

/** UTC days that a viewer's day can overlap. */
const MOST_DAYS = 3;
/** Matches per day that fit on the largest screens. */
const MOST_MATCHES = 60;
const REFUSED = {
  message:
    'Invalid parameters. Send d (a day), of (one to three days, d among them), country, zone and matches (1 to 60).',
};

interface Wanted {
  readonly day: string;
  /** UTC days that overlap the viewer's day; competitions are chosen among all their matches. */
  readonly days: readonly string[];
  readonly country: string | null;
  /** Matches per day to include at least. */
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
 * Serves `GET /api/first/?d=<day of UTC>&of=<days>&country=<codes>&zone=<IANA>&matches=<count>`: the part of
 * `fixtures?t=schedule&d=` that fills the first screen, at most a tenth of it. It is cut from the cached whole list, which
 * the page requests next.
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
    // readQuery accepts only a day that is one of the days.
    return sendBody(request, reply, bodies[wanted.days.indexOf(wanted.day)] as Body);
  });
}
