import type { WallProgram } from '#contract/wall-address.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { isFramed } from '#web/settings/is-framed.ts';
import { wallControl } from '#web/wall/control/wall-control.ts';
import { currentScreen, screenNow } from '#web/wall/control/wall-screen.ts';
import { perform } from './perform.ts';
import { startRelayClient } from './relay-client.ts';
import { wallCode } from './wall-code.ts';
import { forgetWallId, wallIdOf } from './wall-id.ts';

/** The hash in the name of the built file: another build is another version. */
const versionOf = (file: string): string =>
  /-([\w-]{7,8})\.js$/.exec(file)?.[1]?.replaceAll('-', '.') ?? 'dev';

/**
 * Connects the wall in this window to its remotes and operators, unless it is in a frame.
 *
 * @returns does commands of the wall's own keys and menu
 */
export function startRelay(program: WallProgram): (command: WallCommand) => void {
  const client = isFramed
    ? null
    : startRelayClient({
        wall: wallIdOf(program.name),
        program,
        version: versionOf(import.meta.url),
        control: wallControl,
        screen: currentScreen,
        code: wallCode,
        page: location,
        onRemoved: () => forgetWallId(program.name),
        now: worldClock.now,
        chance: Math.random,
      });
  const targets = {
    control: wallControl,
    screen: screenNow,
    page: location,
    showCode: () => client?.showCode(),
  };
  return (command) => perform(command, targets);
}
