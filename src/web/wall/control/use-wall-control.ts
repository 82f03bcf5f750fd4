import { useMemo } from 'react';
import type { WallProgram, WallView } from '#contract/wall-address.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useStore } from '#web/state/store.ts';
import type { Override } from '#web/wall/rotation/screen.ts';
import { controlledProgram, pinnedMatchOf } from './apply-control.ts';
import { chosenPage } from './chosen-page.ts';
import { wallControl } from './wall-control.ts';

/** Returns the control of this wall, its program as the control changes it, and what the rotation has to follow. */
export function useWallControl(address: WallProgram) {
  const control = useStore(wallControl);
  const pinned = pinnedMatchOf(control);
  const program = useMemo(
    () => withPin(controlledProgram(address, control), pinned),
    [address, control, pinned],
  );
  const override: Override = {
    pinned,
    choose: (keys, seconds, now) => chosenPage(control, keys, seconds, now, worldClock.rate()),
  };
  return { control, program, override };
}

const MATCH: WallView = 'match';

/** A pinned match needs the view that shows one match large. */
function withPin(program: WallProgram, pinned: string | null): WallProgram {
  if (pinned === null || program.views.includes(MATCH)) return program;
  return { ...program, views: [...program.views, MATCH] };
}
