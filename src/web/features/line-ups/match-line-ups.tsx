import { useDeferredValue, useState } from 'react';
import { matchNames } from '#contract/match-names.ts';
import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchSidelinedRecord } from '#contract/records/sidelined.ts';
import { SIDES } from '#contract/side-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useIsSplitView } from '#web/navigation/use-is-split-view.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import { bestPlayer } from './best-player.ts';
import { NO_LINE_UPS, Pitch } from './pitch.tsx';
import { PlayerTable } from './player-table.tsx';
import { type Statistic, statisticColumns } from './statistic-columns.ts';
import { TeamList } from './team-list.tsx';
import { type ListedPlayer, sheetsOf, teamSheet } from './team-sheet.ts';

/** What the short forms above the columns of the players' statistics stand for: a touch screen shows no titles. */
function StatisticsKey({ players }: { readonly players: readonly ListedPlayer[] }) {
  const words = useWords<'line-ups'>();
  return (
    <dl
      aria-label={words.lineUps.key}
      className="flex flex-wrap gap-x-3 border-line border-t px-3 py-2 text-[0.75rem] text-quiet print:hidden"
    >
      {statisticColumns(players, words).map((key) => {
        const { short, long } = words.lineUps.stats[key];
        return (
          <div key={key} className="flex gap-1">
            <dt className="font-semibold text-ink">{short}</dt>
            <dd>{long}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export interface LineUpsProps {
  readonly match: Match;
  /** Null where the service has none yet. */
  readonly lineUps: LineUpsRecord | null;
  readonly benches: BenchesRecord | null;
  readonly sidelined: MatchSidelinedRecord | null;
}

/** Line-ups are published this long before kick-off. */
const PUBLISHED_BEFORE_KICK_OFF_S = 3600;

/** The line-ups on a pitch and as lists, or the players' statistics. */
export function MatchLineUps({ match, lineUps, benches, sidelined }: LineUpsProps) {
  const zone = useZone();
  const words = useWords<'line-ups'>();
  const { lineUps: t } = words;
  const [view, setView] = useState<'line-up' | 'stats'>('line-up');
  const [order, setOrder] = useState<Statistic | null>('rating');
  const isInSplitView = useIsSplitView();
  // On a wide page there is room below the pitch for what is a switch away elsewhere.
  const hasRoom = useWide() && !isInSplitView;
  // The lists follow in a render after the pitch, so that the browser can paint in between.
  const hasLists = useDeferredValue(true, false);
  if (!lineUps || SIDES.every((side) => lineUps[side].squad.length === 0)) {
    const publishedAt = (match.time.timestamp - PUBLISHED_BEFORE_KICK_OFF_S) * 1000;
    return <p className={`card ${NO_LINE_UPS}`}>{t.early(timeOfDay(publishedAt, zone, words.intl))}</p>;
  }
  const sheets = sheetsOf(lineUps, benches);
  const names = matchNames(sheets, match.events ?? []);
  const bestId = bestPlayer(sheets)?.sheet.player.id ?? null;
  const sides = SIDES.map((side) => ({
    side,
    team: match.teams[side].name,
    lineUp: lineUps[side],
    formation: lineUps[side].formation,
    ...teamSheet(lineUps[side].squad, benches?.[side] ?? [], match, names),
  }));
  // Statistics exist only after kick-off.
  const hasStats =
    match.phase !== 'scheduled' && sides.some(({ starters }) => starters.some(({ sheet }) => sheet.stats));
  const tables = (
    <>
      {sides.map(({ side, team, starters, bench }) => (
        <PlayerTable
          key={side}
          side={side}
          team={team}
          players={[...starters, ...bench]}
          order={order}
          onOrder={setOrder}
        />
      ))}
      <StatisticsKey players={sides.flatMap(({ starters, bench }) => [...starters, ...bench])} />
    </>
  );
  const isConfirmed = SIDES.every((side) => lineUps[side].confirmed_formation !== false);
  return (
    <div className="grid grid-cols-1 items-start gap-2 [&:not(aside_*)]:lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_minmax(0,17rem)] [&:not(aside_*)]:min-[34rem]:grid-cols-2">
      <div className="card @container/pitch col-span-full min-w-0 overflow-hidden [&:not(aside_*)]:lg:[grid-area:1/2]">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-line border-b px-3 py-1.5">
          <h2 className="font-semibold">{t.title}</h2>
          <small className="flex-[1_0_auto] text-quiet text-sm">
            {isConfirmed ? t.confirmed : t.expected}
          </small>
          {hasStats && !hasRoom && (
            <Switch
              legend={t.show}
              options={[
                ['line-up', t.lineUp],
                ['stats', t.playerStats],
              ]}
              value={view}
              onChange={setView}
              className="max-[34rem]:flex-[1_0_100%]"
            />
          )}
        </div>
        {hasStats && view === 'stats' && !hasRoom ? (
          tables
        ) : (
          <Pitch match={match} halves={sides} bestId={bestId} />
        )}
        {hasStats && hasRoom && hasLists && (
          <>
            <h2 className="border-line border-t px-3 pt-3 font-semibold print:hidden">{t.playerStats}</h2>
            {tables}
          </>
        )}
      </div>
      {hasLists &&
        sides.map(({ side, team, lineUp, starters, bench }) => (
          <TeamList
            key={side}
            side={side}
            team={team}
            lineUp={lineUp}
            linksCoach={match.phase !== 'finished'}
            starters={starters}
            bench={bench}
            bestId={bestId}
            sidelined={sidelined?.[side] ?? null}
          />
        ))}
    </div>
  );
}
