import { type ApiRequest, readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { AnswerOutcome } from '#bff/cache/answer-outcome.ts';
import type { Version } from '#bff/cache/version.ts';
import type { Schedule } from '#bff/cache/watch.ts';
import type { NamesOfCompetitions } from '#bff/competition-names.ts';
import { createMinuteLimit } from './minute-limit.ts';
import type { RecordKind } from './preview-target.ts';

/** A page never waits longer than this for what its tags say. */
const MAX_WAIT_MS = 300;
/** Calls a minute that previews may cause, so that links to invented ids do not use up the account's requests. */
const MAX_CALLS_PER_MINUTE = 60;

/** Requests that the pages send, too: a visitor's own one is then answered from the cache. */
const REQUESTS: Readonly<Record<RecordKind, readonly [route: string, query: string]>> = {
  match: ['fixtures', 't=info&include=events,stats'],
  competition: ['leagues', 't=info'],
  channel: ['broadcast', 't=info'],
  team: ['teams', 't=info'],
  player: ['players', 't=info'],
  coach: ['coaches', 't=info'],
  referee: ['referees', 't=info'],
  venue: ['venues', 't=info'],
  country: ['countries', 't=info'],
  continent: ['continents', 't=info'],
};

export interface PreviewRecords {
  /** Returns the newest answer about a record that is at hand in time; null if there is none. */
  find(kind: RecordKind, id: string): Version | null | Promise<Version | null>;
  /** Returns the cached tables of a season; null if there are none, which is no reason to request them. */
  findTables(seasonId: string): Version | null;
  namesIn: NamesOfCompetitions['get'];
}

/**
 * Finds what previews say in the cache, or by one request for which they wait a moment.
 *
 * @param elapsed monotonic time of the machine, ms
 */
export function createPreviewRecords(
  answers: AnswerCache,
  names: NamesOfCompetitions,
  elapsed: () => number,
  schedule: Schedule,
): PreviewRecords {
  const calls = createMinuteLimit(MAX_CALLS_PER_MINUTE, elapsed);

  function inTime(outcome: AnswerOutcome | Promise<AnswerOutcome>): Promise<AnswerOutcome | null> {
    return new Promise((resolve) => {
      const cancel = schedule(() => resolve(null), MAX_WAIT_MS);
      void Promise.resolve(outcome).then((result) => {
        cancel();
        resolve(result);
      });
    });
  }

  async function request(apiRequest: ApiRequest, oldVersion: Version | null): Promise<Version | null> {
    const outcome = await inTime(answers.getOnce(apiRequest));
    return outcome && outcome.how !== 'failed' ? outcome.version : oldVersion;
  }

  return {
    find(kind, id) {
      const [route, query] = REQUESTS[kind];
      const apiRequest = readApiRequest(route, `${query}&id=${id}`);
      const cached = answers.peek(apiRequest);
      if (cached?.isFresh || !calls.take()) return cached?.version ?? null;
      return request(apiRequest, cached?.version ?? null);
    },
    findTables(seasonId) {
      for (const t of ['standings_live', 'standings']) {
        const version = answers.peek(readApiRequest('leagues', `t=${t}&season_id=${seasonId}`))?.version;
        if (version) return version;
      }
      return null;
    },
    namesIn: names.get,
  };
}
