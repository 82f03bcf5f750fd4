import { readApiRequest } from '#bff/api-request.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { AnswerCache } from './answer-cache.ts';
import { dataOf, type Version } from './version.ts';

/** A record or list with the instant of its answer by the ageing clock. */
export interface Dated<Data> {
  readonly data: Data;
  readonly asOf: number;
}

/** The cached list of matches in play, which brings other answers up to date; never causes a call. */
export interface LiveRows {
  /** Null: none is cached. */
  readonly version: Version | null;
  find(id: string): Dated<MatchRow> | null;
}

/** Pages request it with events. */
const LIVE_LISTS = ['t=live&include=events', 't=live'].map((query) => readApiRequest('livescores', query));

export function createLiveRows(answers: Pick<AnswerCache, 'peek'>): LiveRows {
  /** It takes milliseconds to parse. */
  let parsed: { readonly version: Version; readonly rows: ReadonlyMap<string, MatchRow> } | null = null;

  function newestVersion(): Version | null {
    const versions = LIVE_LISTS.flatMap((list) => answers.peek(list)?.version ?? []);
    return versions.sort((a, b) => b.asOf - a.asOf)[0] ?? null;
  }

  return {
    get version() {
      return newestVersion();
    },
    find(id) {
      const version = newestVersion();
      if (version === null) return null;
      if (parsed?.version !== version) {
        const rows = dataOf<readonly MatchRow[]>(version);
        parsed = { version, rows: new Map(rows.map((row) => [row.id, row])) };
      }
      const row = parsed.rows.get(id);
      return row ? { data: row, asOf: version.asOf } : null;
    },
  };
}
