import type { RefCallback } from 'react';
import { bareTeam } from '#web/components/bare-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { FollowedMark } from '#web/components/followed-mark.tsx';
import { ResultLetter } from '#web/components/result-letter.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useIsFollowed } from '#web/settings/favourites.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';
import { zoneText } from '#web/words/zone-text.ts';
import { COUNT_COLUMNS } from './columns.ts';
import { countText } from './count-columns.tsx';
import { LiveChip } from './live-chip.tsx';
import type { LiveTeam } from './live-teams.ts';
import { Movement } from './movement.tsx';
import { NextMatch } from './next-match.tsx';
import type { DisplayRow } from './rows.ts';
import type { TeamExtras } from './team-extras.ts';
import { zoneBorder } from './zone-border.tsx';

interface Props {
  readonly displayRow: DisplayRow;
  readonly isHighlighted: boolean;
  readonly live: LiveTeam | undefined;
  readonly followedRef: RefCallback<HTMLAnchorElement> | undefined;
  /** Null where the table has no room for them. */
  readonly teamExtras: TeamExtras | null;
}

/**
 * The link to a team. On touch screens it covers the cell; next to a live match it has a line of its own there, and
 * covers the position and the crest.
 */
const TEAM_LINK = {
  live: 'pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 @max-[37rem]/standings:row-1 @max-[37rem]/standings:pointer-coarse:after:start-[calc(-1*var(--place))] @max-[37rem]/standings:pointer-coarse:after:w-[calc(var(--place)+2rem)] @min-[37rem]/standings:pointer-coarse:after:inset-x-0',
  other:
    'pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 @max-[37rem]/standings:row-[1/span_2] @max-[37rem]/standings:after:absolute @max-[37rem]/standings:after:inset-0 @min-[37rem]/standings:pointer-coarse:after:inset-x-0',
};
/** A name has two lines, but one beside a match and, on a phone, above a live score. */
const TEAM_NAME = {
  live: 'leading-4 @min-[37rem]/standings:[&:not(aside_*)]:team-lines @max-[37rem]/standings:font-stretch-78% @max-[37rem]/standings:leading-6',
  other:
    'leading-4 [&:not(aside_*)]:team-lines @max-[37rem]/standings:font-stretch-88% @max-[30rem]/standings:font-stretch-80%',
};

const COUNT = 'standings-count';
const RESULT = `${COUNT} standings-result in-[aside]:hidden`;
/** Nothing scrolls on wider pages: columns that do not fit are hidden. */
const GOALS = `${COUNT} standings-goals text-quiet in-[aside]:hidden @min-[30rem]/standings:@max-[44rem]/standings:hidden`;

/** Secondary columns are less prominent than the points and what leads to them. Widths are in the style sheet. */
export const COLUMN = {
  games_played: `${COUNT} standings-result text-quiet`,
  won: RESULT,
  draw: RESULT,
  lost: RESULT,
  goals_scored: GOALS,
  goals_against: GOALS,
  goals_diff: `${COUNT} standings-diff border-line @max-[30rem]/standings:border-s`,
  points: 'standings-points font-bold',
  form: 'standings-form in-[aside]:hidden',
  next: 'standings-next text-start text-[0.8125rem] text-quiet @min-[30rem]/standings:@max-[58rem]/standings:hidden',
  team: 'border-line text-start @max-[30rem]/standings:border-e',
};
/** The row of a team. */
export function StandingsTableRow({ displayRow, isHighlighted, live, followedRef, teamExtras }: Props) {
  const words = useWords<'standings'>();
  const { intl } = words;
  const isFollowed = useIsFollowed({ kind: 'team', id: displayRow.row.team_id });
  const { row, record, position, movement, zone, isEdge, form, adjusted } = displayRow;
  const { name: zoneName, letter } = zone ? zoneText(zone, words) : {};
  const next = teamExtras?.nextOf?.(row.team_id);
  const kind = live ? 'live' : 'other';
  return (
    <tr
      aria-current={isHighlighted || undefined}
      data-edge={isEdge || undefined}
      data-followed={isFollowed || undefined}
      data-fresh={live?.isFresh || undefined}
      className="*:bg-surface aria-[current]:font-semibold aria-[current]:*:bg-raised data-followed:*:bg-raised data-fresh:*:[background:linear-gradient(var(--goal-wash),var(--goal-wash))_var(--surface)]"
    >
      <td className={`border-s-4 text-start ${zoneBorder(zone)}`}>
        <Abbreviation
          short={letter}
          long={zoneName}
          lang={zone?.name === zoneName ? 'en' : undefined}
          className="muted inline-block @max-[30rem]/standings:w-3 in-[aside]:w-3 w-4"
        />
        <b className="inline-block w-5 text-end font-semibold">{position ?? '–'}</b>
        <Movement
          places={movement}
          className="@max-[30rem]/standings:absolute @max-[30rem]/standings:end-0 @max-[30rem]/standings:bottom-1 ms-1 inline-block font-normal text-[0.6875rem] @max-[30rem]/standings:leading-3 data-up:font-semibold"
        />
      </td>
      <th
        scope="row"
        data-live={live ? true : undefined}
        className={`${COLUMN.team} in-data-followed:font-semibold [font-weight:inherit] pointer-coarse:data-live:[--above:2]`}
      >
        <span className="grid @max-[37rem]/standings:grid-cols-[auto_minmax(0,1fr)] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2">
          <span className="relative @max-[37rem]/standings:row-[1/span_2]">
            <Crest team={(teamExtras?.teamOf ?? bareTeam)(row.team_id)} />
            <FollowedMark teamId={row.team_id} className="absolute -end-1.5 -bottom-1" />
          </span>
          <Link
            to={teamAddress(row.team_id)}
            ref={isFollowed ? followedRef : undefined}
            className={TEAM_LINK[kind]}
          >
            <TeamName name={row.team_name} className={TEAM_NAME[kind]} />
          </Link>
          {live && <LiveChip live={live} />}
        </span>
      </th>
      {COUNT_COLUMNS.map((key) => (
        <td key={key} data-column={key} className={COLUMN[key]}>
          {countText(record, key, intl)}
          {key === 'points' && adjusted !== 0 && (
            <sup className="-me-2 inline-block w-2 text-end align-baseline text-[1rem] leading-none">*</sup>
          )}
        </td>
      ))}
      <td className={COLUMN.form}>
        {form.map((letter, at) => (
          <ResultLetter
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no names
            key={at}
            letter={letter}
            size="bar"
            className="ms-0.5 align-bottom"
          />
        ))}
      </td>
      {teamExtras?.nextOf && <td className={COLUMN.next}>{next && <NextMatch next={next} />}</td>}
    </tr>
  );
}
