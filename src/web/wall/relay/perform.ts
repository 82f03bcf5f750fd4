import { parseWallAddress } from '#contract/wall-address.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { fullPath } from '#web/settings/base-path.ts';
import type { Store } from '#web/state/store.ts';
import { applyCommand, type WallControl, type WallScreen } from '#web/wall/control/control.ts';
import { renameWall } from './wall-id.ts';

export interface CommandTargets {
  readonly control: Store<WallControl>;
  readonly screen: () => WallScreen;
  readonly showCode: () => void;
  /** The wall's window. */
  readonly page: Pick<Location, 'search' | 'reload' | 'assign'>;
}

/** Does what a command says: most change the control, some the window. */
export function perform(command: WallCommand, { control, screen, showCode, page }: CommandTargets): void {
  if (command.type === 'code') showCode();
  else if (command.type === 'reload') page.reload();
  else if (command.type === 'program') {
    if (page.search.slice(1) === command.query) return;
    renameWall(nameIn(page.search), nameIn(command.query));
    page.assign(fullPath(`/wall?${command.query}`));
  } else control.set(applyCommand(control.get(), command, screen()));
}

const nameIn = (query: string): string => parseWallAddress(query).program.name;
