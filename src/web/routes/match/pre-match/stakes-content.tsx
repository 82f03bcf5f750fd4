import { useCallback } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { NoContent } from '#web/features/pre-match/section-card.tsx';
import { StakesList } from '#web/features/pre-match/stakes-list.tsx';
import { type Stakes, stakesOf } from '#web/features/standings/stakes.ts';
import { firstLegScore } from '#web/matches/aggregate.ts';
import { isForThirdPlace } from '#web/matches/is-for-third-place.ts';
import { useStakes } from '#web/routes/match/use-stakes.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type preMatchWords, usePreMatchWords } from '#web/words/pre-match.ts';
import type { ContentProps } from './content-props.ts';
import { useMatchTable } from './use-match-table.ts';

/**
 * Whether a match is the next one of both teams in its table: by the season's matches, else by its round, which may be at
 * most one beyond the matches that either team has played. A match without a number of its round counts as the next one.
 *
 * @param matches the season's matches; null while unknown
 */
function isNextOfBoth(
  match: MatchRow,
  rows: readonly StandingsRow[],
  matches: readonly MatchRow[] | null,
): boolean {
  const teamIds = [match.teams.home.id, match.teams.away.id];
  if (matches)
    return !matches.some(
      ({ id, phase, time, teams }) =>
        id !== match.id &&
        (phase === 'scheduled' || phase === 'live') &&
        time.timestamp < match.time.timestamp &&
        [teams.home.id, teams.away.id].some((teamId) => teamIds.includes(teamId)),
    );
  const round = /^\d+$/.test(match.round_name ?? '') ? Number(match.round_name) : 0;
  const played = rows
    .filter(({ team_id }) => teamIds.includes(team_id))
    .map(({ overall }) => overall.games_played ?? 0);
  return round <= Math.max(...played) + 1;
}

type Words = (typeof preMatchWords)['preMatch'];

/** Names of rounds of a knock-out on the wire. */
const KNOCK_OUT = /final|round|knock|play-?off|cup|\b1\/\d/i;

/**
 * Returns in a sentence what is at stake in a match of a knock-out; null if it is none.
 *
 * @param related other legs of the tie; null while they are loading
 */
function cupStakes(match: Match, related: readonly MatchRow[] | null, { cup }: Words): string | null {
  const { leg, round_name, stage_name, teams, aggregate_id } = match;
  if (leg?.startsWith('1')) return cup.firstLeg;
  if (leg) {
    const first = related?.find(({ id }) => id === aggregate_id && id !== match.id) ?? null;
    const score = firstLegScore(match, first);
    if (!score) return cup.secondLeg;
    const [home, away] = score;
    if (home === away) return cup.level(score.join('–'));
    const [leader, other] = home > away ? [teams.home, teams.away] : [teams.away, teams.home];
    const sorted = [...score].sort((a, b) => b - a);
    return cup.lead(leader.name, sorted.join('–'), other.name, Math.abs(home - away));
  }
  if (round_name === null || /^\d+$/.test(round_name)) return null;
  if (/^final$/i.test(round_name)) return cup.final;
  if (isForThirdPlace(round_name)) return cup.third;
  return KNOCK_OUT.test(`${round_name} ${stage_name ?? ''}`) ? cup.single : null;
}

interface Props extends ContentProps {
  /** Other attempts at the match, or the other leg; null while loading. */
  readonly related: readonly MatchRow[] | null;
}

/** What the results of a match mean: for the table, or for who goes through. */
export function StakesContent({ related, ...props }: Props) {
  const { match } = props;
  const { preMatch: t } = usePreMatchWords();
  const cup = cupStakes(match, related, t);
  if (cup) return <p className="min-h-15 py-2">{cup}</p>;
  return match.coverage?.has_standings !== false && match.season_id !== null ? (
    <TableStakes {...props} canRequestSeason={related?.length === 0} />
  ) : (
    <NoContent />
  );
}

function TableStakes({
  match,
  isNear,
  reserved,
  canRequestSeason,
}: ContentProps & { readonly canRequestSeason: boolean }) {
  const { queryKey, error, rows } = useMatchTable(match, isNear);
  const compute = useCallback(
    (matches: readonly MatchRow[] | null): Stakes | null => {
      if (!rows || !isNextOfBoth(match as MatchRow, rows, matches)) return null;
      const rule = tableRuleOf(match.league, match.season_name);
      return stakesOf({ rows, match: match as MatchRow, rule, matches });
    },
    [rows, match],
  );
  const stakes = useStakes({
    seasonId: match.season_id,
    canRequestSeason: isNear && canRequestSeason,
    compute,
  });
  const { preMatch: t } = usePreMatchWords();
  const { home, away } = match.teams;
  const { trouble } = useStateOfData([queryKey]);
  if (rows === null || (rows && stakes === null) || isNotFound(error)) return <NoContent />;
  if (stakes)
    return (
      <DatedPart keys={[queryKey]}>
        <StakesList
          outcomes={stakes.outcomes}
          teams={{ home: home.name, away: away.name }}
          titleOf={(result) => (result === 'draw' ? t.draw : t.win(match.teams[result].name))}
          note={t.asItStands}
        />
      </DatedPart>
    );
  return trouble && !rows ? <ErrorState trouble={trouble} /> : reserved;
}
