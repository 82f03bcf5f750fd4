const TEAM = { id: '', name: '–' };
const LEAGUE = { id: '', name: '–', country_name: null, country_code: null, country_flag: null };
const SCORES = { home_score: null, away_score: null };

/** Parts of a match that every page reads; an answer of another version may lack them. */
interface Incomplete {
  readonly phase?: unknown;
  readonly teams?: { readonly home?: unknown; readonly away?: unknown };
  readonly scores?: unknown;
  readonly time?: unknown;
  readonly league?: unknown;
}

function filled(record: Incomplete): Incomplete {
  // Only matches have a phase.
  if (!record?.phase) return record;
  const { teams, scores, time, league } = record;
  if (teams?.home && teams.away && scores && time && league) return record;
  return {
    ...record,
    teams: { home: TEAM, away: TEAM, ...teams },
    scores: scores || SCORES,
    time: time || { timestamp: 0, minute: null },
    league: league || LEAGUE,
  };
}

/** Gives matches that lack a part a placeholder for it; returns data that lack nothing as they are. */
export function withPlaceholders<T>(data: T): T {
  if (!Array.isArray(data)) return filled(data as Incomplete) as T;
  return (data.every((one) => filled(one) === one) ? data : data.map(filled)) as T;
}
