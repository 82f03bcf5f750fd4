/** Fields of a match that the bench changes; all others are kept as they are. */
interface FakeMatch {
  id: string;
  phase: string;
  status: number;
  league: { id: string; name: string };
  time: { minute: { minute: number; extra: number | null } | null };
  scores: { home_score: number | null; away_score: number | null };
  teams: { home: { name: string }; away: { name: string } };
  events?: unknown;
}

export interface FakeDay {
  data: FakeMatch[];
  meta: object;
}

/** The status of half-time, when a row shows no minute. */
const HALF_TIME = 11;
/** Matches per competition. */
const MATCHES_PER_LEAGUE = 25;

/**
 * Returns a day of `count` matches whose clocks run, copied from real ones with new ids. Fields are as long as in a real
 * answer, and equal in every run.
 */
export function fakeDay(sample: FakeDay, count: number): FakeDay {
  const live = sample.data.filter(({ phase, status }) => phase === 'live' && status !== HALF_TIME);
  const data = Array.from({ length: count }, (_, index) => {
    const match = structuredClone(live[index % live.length] as FakeMatch);
    const group = Math.floor(index / MATCHES_PER_LEAGUE);
    return {
      ...match,
      time: { ...match.time, minute: { minute: 5 + (index % 30), extra: null } },
      id: String(900_000_000 + index),
      league: { ...match.league, id: String(800_000 + group), name: `${match.league.name} ${group}` },
    };
  });
  return { data, meta: sample.meta };
}

/** What changes in matches between polls. */
export type Change = 'minutes' | 'goals';

/** Changes `count` matches, different ones at each poll, the same ones in each run, and returns the id of one. */
export function change({ data }: FakeDay, kind: Change, poll: number, count: number): string {
  const matchAt = (index: number) =>
    data[(poll * 37 + index * Math.floor(data.length / count)) % data.length] as FakeMatch;
  for (let index = 0; index < count; index += 1) {
    const match = matchAt(index);
    if (kind === 'goals') match.scores.home_score = (match.scores.home_score ?? 0) + 1;
    else match.time.minute = { minute: (match.time.minute?.minute ?? 0) + 1, extra: null };
  }
  return matchAt(0).id;
}
