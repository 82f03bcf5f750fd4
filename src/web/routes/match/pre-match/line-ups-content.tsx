import { isHourKnown } from '#contract/is-hour-known.ts';
import { matchNames } from '#contract/match-names.ts';
import type { Match } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import type { SidelinedPlayers } from '#web/features/line-ups/sidelined-list.tsx';
import { TeamList } from '#web/features/line-ups/team-list.tsx';
import { teamSheet } from '#web/features/line-ups/team-sheet.ts';
import { NoContent } from '#web/features/pre-match/section-card.tsx';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import type { ContentProps } from './content-props.ts';
import { type LineUp, PUBLISHED_BEFORE_KICK_OFF_S, useExpectedLineUps } from './use-expected-line-ups.ts';

/** The line-ups of a match: the last ones until its own are confirmed, with the players who are out. */
export function LineUpsContent({ match, isNear, reserved }: ContentProps) {
  const zone = useZone();
  const { preMatch, intl } = useWords<'pre-match'>();
  const t = preMatch.lineUps;
  const { isLoaded, isConfirmed, sidelined, ...lineUps } = useExpectedLineUps(match, isNear);
  const publishedAt = (match.time.timestamp - PUBLISHED_BEFORE_KICK_OFF_S) * 1000;
  const time = isHourKnown(match) ? timeOfDay(publishedAt, zone, intl) : null;
  if (!isLoaded) return reserved;
  if (SIDES.every((side) => lineUps[side] === null)) return <NoContent />;
  const names = matchNames(
    SIDES.flatMap((side) => lineUps[side]?.squad ?? []),
    match.events ?? [],
  );
  return (
    <>
      <p className="pb-1 text-quiet text-xs">{isConfirmed ? t.confirmed : t.last(time)}</p>
      <div className="grid grid-cols-1 items-start gap-2 [&:not(aside_*)]:min-[34rem]:grid-cols-2">
        {SIDES.map((side) => (
          <SideLineUp
            key={side}
            match={match}
            side={side}
            lineUp={lineUps[side]}
            names={names}
            sidelined={sidelined?.[side] ?? null}
          />
        ))}
      </div>
    </>
  );
}

interface SideProps {
  readonly match: Match;
  readonly side: (typeof SIDES)[number];
  readonly lineUp: LineUp | null;
  readonly names: ReadonlyMap<string, string>;
  readonly sidelined: SidelinedPlayers | null;
}

/** A team's line-up; who is out now is quiet, and the list says so. */
function SideLineUp({ match, side, lineUp, names, sidelined }: SideProps) {
  const { preMatch } = useWords<'pre-match'>();
  const { name } = match.teams[side];
  if (!lineUp) return <p className="py-3 text-quiet">{preMatch.lineUps.noneOf(name)}</p>;
  const { injuries = [], suspension = [] } = sidelined?.types ?? {};
  const outIds = new Set([...injuries, ...suspension].map(({ player }) => player.id));
  const { starters } = teamSheet(lineUp.squad, [], match, names);
  return (
    <TeamList
      side={side}
      team={name}
      lineUp={lineUp}
      linksCoach
      starters={starters.map((player) => {
        const isOut = outIds.has(player.sheet.player.id);
        return { ...player, isPlaying: !isOut, isOut };
      })}
      bench={[]}
      bestId={null}
      sidelined={sidelined}
    />
  );
}
