import { dataOf } from '#bff/cache/version.ts';
import { nothingFound } from '#bff/failure.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import type { FeedAnswers } from './feed-answers.ts';
import { matchesOf } from './feed-matches.ts';
import { type FeedSource, fetchLive, oldestOf } from './feed-source.ts';
import { currentMatch, teamSummary } from './team-summary.ts';

/** Whether a match is on today or tonight, so that its channels are of interest. */
const isSoon = ({ phase, time }: MatchRow, now: number) =>
  phase === 'live' || (phase === 'scheduled' && Math.abs(time.timestamp * 1_000 - now) < DAY_MS);

/** Returns the channels that show a match in a country, as far as they are known. */
async function channelsOf(
  { id }: MatchRow,
  countryId: string | null,
  answers: FeedAnswers,
): Promise<readonly ChannelRecord[]> {
  const outcome = await answers.fetch('broadcast', `t=match_tvs&id=${id}`).catch(() => null);
  const channels = outcome && dataOf<readonly ChannelRecord[] | null>(outcome.version);
  return channels?.filter(({ country }) => countryId !== null && country.id === countryId) ?? [];
}

/** Finds what a dashboard shows of a team: its matches, and only on the day of one those in play and the channels. */
export const teamSummarySource: FeedSource = async (
  { id, countryId },
  { answers, live, clock, worldTimeOf },
) => {
  const [info, list] = await Promise.all([
    answers.fetch('teams', `t=info&id=${id}`),
    answers.fetch('fixtures', `t=last_next&team_id=${id}`),
  ]);
  const team = dataOf<TeamRecord | null>(info.version);
  if (!team) throw nothingFound();
  const now = clock.now();
  const mayBeInPlay = matchesOf([list], live).some(
    ({ data: { phase, time } }) =>
      phase === 'live' || (phase === 'scheduled' && time.timestamp > 0 && time.timestamp * 1_000 <= now),
  );
  const inPlay = mayBeInPlay ? await fetchLive(answers) : [];
  const matches = matchesOf([list], live);
  const current = currentMatch(matches, now, worldTimeOf);
  const channels =
    current && isSoon(current.data, now)
      ? await channelsOf(current.data, countryId ?? team.country.id, answers)
      : [];
  return {
    outcomes: [list, ...inPlay],
    write: (frame) =>
      JSON.stringify(teamSummary(team, { current, matches, channels, asOf: oldestOf([list]) }, frame)),
  };
};
