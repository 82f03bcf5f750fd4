import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoorMatch } from '#contract/testing/poor-matches.ts';

/** The optional folder of recorded answers: files such as `fixtures.info__where-from.json`. */
const FOLDER = process.env['RECORDED_ANSWERS'];

interface Recorded {
  readonly selector: string;
  readonly data: unknown;
}

function read(): readonly Recorded[] {
  if (FOLDER === undefined) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json') && !file.startsWith('error.'))
    .map((file) => {
      const { data } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { data: unknown };
      // `fixtures.info_events_stats` is the selector `info` with two datasets.
      return { selector: file.split('__')[0] ?? '', data };
    });
}

interface AnyMatch {
  readonly id: number | string;
  readonly time: { readonly timestamp: number };
}

/** Returns everything that looks like a match, at any depth. */
function matchesIn(data: unknown): readonly AnyMatch[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('teams' in data && 'scores' in data && 'time' in data && 'status' in data)
    return [data as unknown as AnyMatch];
  return Object.values(data).flatMap(matchesIn);
}

/** Recordings that answer the other requests of a match's page. */
const OTHER_SELECTORS = [
  'fixtures.match_lineups',
  'fixtures.match_bench',
  'fixtures.match_comments',
  'fixtures.match_sidelined_empty',
  'leagues.standings',
  'leagues.standings_live',
  'h2h.match',
  'venues.info',
  'referees.info',
];

interface RecordedMatch {
  readonly name: string;
  readonly responses: PoorMatch;
}

/** Returns every recorded match with the recordings for its tabs; none without recordings. */
export function recordedMatches(): readonly RecordedMatch[] {
  const all = read();
  const rest = Object.fromEntries(
    OTHER_SELECTORS.flatMap((selector) => {
      const recording = all.find((one) => one.selector === selector);
      return recording ? [[selector.replace('_empty', ''), recording.data]] : [];
    }),
  );
  return all.flatMap(({ selector, data }) =>
    matchesIn(data).map((match): RecordedMatch => {
      const responses = { ...rest, 'fixtures.info': match };
      return { name: `as recorded: ${selector} ${match.id}`, responses };
    }),
  );
}
