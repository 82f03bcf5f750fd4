import { NO_SCORES } from '#contract/no-scores.ts';
import type { Incomplete } from './incomplete.ts';

const TEAM = { id: '', name: '–', short_code: null, img: null, form: null, kit_colors: null };
const LEAGUE = { id: '', name: '–', country_name: null, country_code: null, country_flag: null };

function fillIn(record: Incomplete): Incomplete {
  if (!record?.phase) return record;
  const { teams, scores, time, league } = record;
  return {
    ...record,
    teams: { home: teams?.home ?? TEAM, away: teams?.away ?? TEAM },
    scores: scores || NO_SCORES,
    time: time || { timestamp: 0, minute: null },
    league: league || LEAGUE,
  };
}

/** Replaces fields that matches of a body lack and every page needs by placeholders. */
export function withPlaceholders<T>(data: T): T {
  if (Array.isArray(data)) return data.map(fillIn) as T;
  const entries = Object.entries(data as object);
  return (
    entries.every(([, list]) => Array.isArray(list))
      ? Object.fromEntries(entries.map(([name, list]) => [name, list.map(fillIn)]))
      : fillIn(data as Incomplete)
  ) as T;
}
