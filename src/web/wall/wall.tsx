import { useMemo } from 'react';
import type { WallProblem, WallProgram } from '#contract/wall-address.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { ProgramContext } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { useGap } from '#web/data/use-gap.ts';
import { deviceZone } from '#web/settings/device-zone.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { darknessOf, volumeOf } from './control/apply-control.ts';
import { useCurrentScreen } from './control/use-current-screen.ts';
import { useFrozenTicker } from './control/use-frozen-ticker.ts';
import { useWallControl } from './control/use-wall-control.ts';
import { Frame } from './frame/frame.tsx';
import { aboveProblem, useSpace } from './frame/space.ts';
import { useTicker } from './frame/use-ticker.ts';
import { Canvas } from './health/canvas.tsx';
import { isOn } from './health/hours.ts';
import { Night } from './health/night.tsx';
import { useBrokenPages } from './health/use-broken-pages.ts';
import { useQuietMoments } from './health/use-quiet-moments.ts';
import { roomBesidePanel } from './menu/room-beside-panel.ts';
import { isPanelOpen, Stage } from './menu/stage.tsx';
import { useRotation } from './rotation/use-rotation.ts';
import { TakeoverLayer } from './takeover/takeover-layer.tsx';
import { useViewPages } from './use-view-pages.ts';
import { useWallSubject } from './use-wall-subject.ts';
import { VidiprinterContext } from './vidiprinter-context.ts';
import type { WallContext, WallPart } from './view.ts';

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
  const words = useWords<WallPart>();
  const screenSpace = useSpace(program.density);
  const hasPanel = useStore(isPanelOpen);
  const { subject, isKnown, health, confirmed, newest, asOf, watchedMatches, missingHours } = useWallSubject(
    program,
    zone,
    override.pinned,
    control,
  );
  const gap = useGap(watchedMatches.keys);
  const hasProblem = problems.length + missingHours.length > 0;
  // Views draw all their pages again for another object.
  const space = useMemo(() => {
    const viewSpace = roomBesidePanel(screenSpace, hasPanel);
    return hasProblem ? aboveProblem(viewSpace) : viewSpace;
  }, [screenSpace, hasPanel, hasProblem]);
  const ticker = useFrozenTicker(useTicker(program), control);
  const broken = useBrokenPages();
  const context: WallContext = {
    ...subject,
    confirmed,
    space,
    words,
    boardRoom: 1,
    hasVidiprinterLines: ticker.all.length > 0,
  };
  const viewPages = useViewPages(context, isKnown, broken);
  const rotation = useRotation(viewPages, program.every, override, health.state === 'stale');
  const screen = useCurrentScreen(rotation, viewPages, control, newest);
  useQuietMoments(subject.rows, screen.current?.page.key);
  const isDark = useClock((now) => now !== null && !isOn(now, zone, program.from, program.until));
  const values = useMemo(() => ({ zone, confirmed }), [zone, confirmed]);
  const stage = { program: address, control, screen, onCommand };
  if (isDark)
    return (
      <ProgramContext value={values}>
        <Stage {...stage}>
          <Night />
        </Stage>
      </ProgramContext>
    );
  return (
    <ProgramContext value={values}>
      <Stage {...stage}>
        <Canvas darkness={darknessOf(control.dim)}>
          <VidiprinterContext value={ticker}>
            <Frame
              screen={screen}
              ticker={ticker}
              problems={problems}
              missingHours={missingHours}
              space={space}
              delay={program.delay}
              zones={program.zones}
              asOf={asOf}
              health={health}
              broken={broken}
            />
          </VidiprinterContext>
        </Canvas>
        <TakeoverLayer
          follow={program.follow}
          moment={{
            rows: subject.rows,
            asOf: watchedMatches.store.asOf,
            gap,
            // What happened while the wall was frozen is no news afterwards.
            isComplete: watchedMatches.isComplete && control.freeze === null,
          }}
          largeMatch={screen.current?.page.matchId ?? null}
          volume={volumeOf(control, program)}
          asOf={asOf}
          isStale={health.state === 'stale'}
        />
      </Stage>
    </ProgramContext>
  );
}
