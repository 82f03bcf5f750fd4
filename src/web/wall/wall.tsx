import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import type { WallProblem, WallProgram } from '#contract/wall-address.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { deviceZone } from '#web/settings/zone.ts';
import { useStore } from '#web/state/store.ts';
import { textsIn } from '#web/words/texts-in.ts';
import { useWords } from '#web/words/use-words.ts';
import { darknessOf, frozenMinute, volumeOf } from './control/apply-control.ts';
import { useCurrentScreen } from './control/use-current-screen.ts';
import { useFrozenAnswers } from './control/use-frozen-answers.ts';
import { useFrozenDay } from './control/use-frozen-day.ts';
import { useFrozenTicker } from './control/use-frozen-ticker.ts';
import { useWallControl } from './control/use-wall-control.ts';
import { Frame } from './frame/frame.tsx';
import { useSpace } from './frame/space.ts';
import { useTicker } from './frame/use-ticker.ts';
import { Canvas } from './health/canvas.tsx';
import { isOn } from './health/hours.ts';
import { Night } from './health/night.tsx';
import { useBrokenPages } from './health/use-broken-pages.ts';
import { useFrozenClock } from './health/use-frozen-clock.ts';
import { useQuietMoments } from './health/use-quiet-moments.ts';
import { useWallHealth } from './health/use-wall-health.ts';
import { besidePanel } from './menu/beside-panel.ts';
import { isPanelOpen, Stage } from './menu/stage.tsx';
import type { ViewPages } from './rotation/cycle-at.ts';
import { useRotation } from './rotation/use-rotation.ts';
import { TakeoverLayer } from './takeover/takeover-layer.tsx';
import { useWallDay } from './use-wall-day.ts';
import type { ViewQuery, WallContext, WallSubject } from './view.ts';
import { idle } from './views/idle/idle.tsx';
import { useViews } from './views/use-views.ts';

interface Props {
  readonly program: WallProgram;
  readonly problems: readonly WallProblem[];
  /** Does what the wall's own keys and menu say; nothing by default. */
  readonly onCommand?: (command: WallCommand) => void;
}

/** A wall display: the views of its program in turn. */
export function Wall({ program: address, problems, onCommand = () => {} }: Props) {
  const { control, program, override } = useWallControl(address);
  const zone = program.zone ?? deviceZone();
  const words = useWords();
  const space = besidePanel(useSpace(program.density), useStore(isPanelOpen));
  const wallDay = useWallDay(program, zone);
  const { day, confirmed: newest, state, watchedMatches } = wallDay;
  const dataHealth = useWallHealth(watchedMatches.keys, wallDay.rows !== null);
  const steady = useFrozenClock(newest, dataHealth.staleSince);
  const { rows, confirmed, health } = useFrozenDay(wallDay.rows, steady, dataHealth, control);
  const client = useQueryClient();
  const answerOf = useFrozenAnswers(client, control, wallDay.rows);
  const currentMinute = useMinute() ?? 0;
  const minute = (frozenMinute(control) ?? currentMinute) * MINUTE_MS;
  const { pinned } = override;
  const subject: WallSubject = { program, zone, day, rows: rows ?? [], pinned, minute, answerOf };
  const views = useViews(program);
  const hasLive = subject.rows.some(({ record }) => record.phase === 'live');
  const asking = hasLive ? views : [...views, { name: null, view: idle }];
  useQueries({ queries: distinct(asking.flatMap(({ view }) => view.queries?.(subject) ?? [])) });
  const texts = useMemo(() => textsIn(words), [words]);
  const ticker = useFrozenTicker(useTicker(program), control);
  const context: WallContext = { ...subject, confirmed, space, texts, printed: ticker };
  const broken = useBrokenPages();
  const programPages = views.map(
    ({ name, view }): ViewPages => ({ view: name, pages: broken.pagesOf(view, context) }),
  );
  const hasPages = programPages.some(({ pages }) => pages.length > 0);
  const viewPages =
    hasPages || rows === null ? programPages : [{ view: null, pages: broken.pagesOf(idle, context) }];
  const rotation = useRotation(viewPages, program.every, override, health.state === 'stale');
  const screen = useCurrentScreen(rotation, viewPages, control, newest);
  useQuietMoments(subject.rows, screen.current?.page.key);
  const isDark = useClock((now) => now !== null && !isOn(now, zone, program.from, program.until));
  const asOf = state.asOf ?? newest();
  const stage = { program: address, control, zone, screen, onCommand };
  if (isDark)
    return (
      <Stage {...stage}>
        <Night zone={zone} />
      </Stage>
    );
  return (
    <Stage {...stage}>
      <Canvas darkness={darknessOf(control.dim)}>
        <Frame
          screen={screen}
          ticker={ticker}
          problems={problems}
          shape={space.shape}
          every={program.every}
          zone={zone}
          zones={program.zones}
          asOf={asOf}
          health={health}
          broken={broken}
        />
      </Canvas>
      <TakeoverLayer
        follow={program.follow}
        moment={{
          rows: subject.rows,
          asOf: watchedMatches.store.asOf,
          // What happened while the wall was frozen is no news afterwards.
          isComplete: watchedMatches.isComplete && control.freeze === null,
        }}
        largeMatch={screen.current?.page.matchId ?? null}
        volume={volumeOf(control, program)}
        zone={zone}
        asOf={asOf}
        confirmed={confirmed}
        isStale={health.state === 'stale'}
      />
    </Stage>
  );
}

type Queries = Parameters<typeof useQueries>[0]['queries'];

/** Returns queries without repetitions: several views may need the same. */
function distinct(queries: readonly ViewQuery[]): Queries {
  const byKey = new Map(queries.map((query) => [hashKey(query.queryKey), query]));
  return [...byKey.values()] as unknown as Queries;
}
