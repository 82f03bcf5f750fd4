/** A match of a list, as far as the bench has to know it; the rest is carried along as it came. */
interface Match {
  id: string;
  phase: string;
  status: number;
  league: { id: string; name: string };
  time: { minute: { minute: number; extra: number | null } | null };
  scores: { home_score: number | null; away_score: number | null };
  teams: { home: { name: string }; away: { name: string } };
  events?: unknown;
}

export interface List {
  data: Match[];
  meta: object;
}

/** How many matches stand in one competition. */
const GROUP = 25;

/**
 * A day of `count` matches in play, made from real ones by giving them new numbers: as long as a real answer in
 * every field, and the same at every run.
 */
export function fakeDay(sample: List, count: number): List {
  const live = sample.data.filter(({ phase }) => phase === 'live');
  const data = Array.from({ length: count }, (_, at) => {
    const match = structuredClone(live[at % live.length] as Match);
    const group = Math.floor(at / GROUP);
    return {
      ...match,
      time: { ...match.time, minute: { minute: 5 + (at % 30), extra: null } },
      id: String(900_000_000 + at),
      league: { ...match.league, id: String(800_000 + group), name: `${match.league.name} ${group}` },
    };
  });
  return { data, meta: sample.meta };
}

/** What may change in a match from one poll to the next. */
export type Change = 'minutes' | 'goals';

/** Changes `count` matches, others at every poll, the same ones at every run. */
export function change({ data }: List, kind: Change, poll: number, count: number): void {
  for (let i = 0; i < count; i += 1) {
    const match = data[(poll * 37 + i * Math.floor(data.length / count)) % data.length] as Match;
    if (kind === 'goals') match.scores.home_score = (match.scores.home_score ?? 0) + 1;
    else match.time.minute = { minute: (match.time.minute?.minute ?? 0) + 1, extra: null };
  }
}
