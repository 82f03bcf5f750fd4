import type { Match } from '#contract/records/match.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import type { SidelinedPlayers } from '#web/features/line-ups/sidelined-list.tsx';
import { TeamList } from '#web/features/line-ups/team-list.tsx';
import { teamSheet } from '#web/features/line-ups/team-sheet.ts';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { timeOfDay } from '#web/format/clock-time.ts';
import { isHourKnown } from '#web/format/kick-off.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { usePreMatchWords } from '#web/words/pre-match.ts';
import { SectionBody } from './section-body.tsx';
import type { SectionProps } from './section-props.ts';
import { type LineUp, PUBLISHED_BEFORE_KICK_OFF_S, useExpectedLineUps } from './use-expected-line-ups.ts';

const SIDES = ['home', 'away'] as const;
/** Eleven players, their coach, their headings, and those who are out. */
const USUAL_LINES = 16;

/** The line-ups of a match: the last ones until its own are confirmed, with the players who are out. */
export function LineUpsSection({ match, zone, id, watch, isNear }: SectionProps) {
  const { preMatch, intl } = usePreMatchWords();
  const say = preMatch.lineUps;
  const isCovered = match.coverage?.has_lineups !== false;
  const { isLoaded, isConfirmed, sidelined, ...lineUps } = useExpectedLineUps(match, isNear && isCovered);
  const publishedAt = (match.time.timestamp - PUBLISHED_BEFORE_KICK_OFF_S) * 1000;
  const time = isHourKnown(match) ? timeOfDay(publishedAt, zone, intl) : null;
  const isNone = !isCovered || (isLoaded && SIDES.every((side) => lineUps[side] === null));
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={isConfirmed ? say.confirmed : say.expected}
      note={isConfirmed || isNone ? null : say.last(time)}
      link={
        isConfirmed && (
          <Link to={matchAddress(match.id, 'lineups')} className="text-quiet hover:underline">
            {say.all}
          </Link>
        )
      }
    >
      {isNone ? (
        <NoContent>{say.none}</NoContent>
      ) : (
        <SectionBody
          queryKey={h2hQuery(match.id).queryKey}
          error={null}
          isNear={isNear}
          lineCount={USUAL_LINES}
          none={say.none}
        >
          {isLoaded && (
            <div className="grid grid-cols-1 items-start gap-2 [&:not(aside_*)]:min-[34rem]:grid-cols-2">
              {SIDES.map((side) => (
                <SideLineUp
                  key={side}
                  match={match}
                  side={side}
                  lineUp={lineUps[side]}
                  sidelined={sidelined?.[side] ?? null}
                />
              ))}
            </div>
          )}
        </SectionBody>
      )}
    </SectionCard>
  );
}

interface SideProps {
  readonly match: Match;
  readonly side: (typeof SIDES)[number];
  readonly lineUp: LineUp | null;
  readonly sidelined: SidelinedPlayers | null;
}

/** A team's line-up; who is out now is quiet. */
function SideLineUp({ match, side, lineUp, sidelined }: SideProps) {
  const { preMatch } = usePreMatchWords();
  const { name } = match.teams[side];
  if (!lineUp) return <NoContent>{preMatch.lineUps.noneOf(name)}</NoContent>;
  const { injuries = [], suspension = [] } = sidelined?.types ?? {};
  const outIds = new Set([...injuries, ...suspension].map(({ player }) => player.id));
  const { starters } = teamSheet(lineUp.squad, [], match);
  return (
    <TeamList
      side={side}
      team={name}
      lineUp={lineUp}
      starters={starters.map((player) => ({ ...player, isPlaying: !outIds.has(player.sheet.player.id) }))}
      bench={[]}
      sidelined={sidelined}
    />
  );
}
