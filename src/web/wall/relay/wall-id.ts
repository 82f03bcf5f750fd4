import { readText, writeText } from '#web/settings/storage.ts';
import { wallStorageName } from '#web/wall/control/wall-control.ts';

const NAME = 'wall-id';
const ID = /^[0-9a-f]{32}$/;

/** Returns the random id of a wall in this browser, which stays the same after a reload. */
export function wallIdOf(wall: string): string {
  const name = wallStorageName(NAME, wall);
  const text = readText(name);
  if (text !== null && ID.test(text)) return text;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeText(name, id);
  return id;
}

/** Has a wall that an operator has removed draw another id when its page is opened again. */
export const forgetWallId = (wall: string): void => writeText(wallStorageName(NAME, wall), '');

/** Gives a wall another name: it stays the wall it is, with all that is hidden on it. */
export function renameWall(from: string, to: string): void {
  if (from === to) return;
  for (const name of [NAME, 'wall-control']) {
    const text = readText(wallStorageName(name, from));
    if (text !== null) writeText(wallStorageName(name, to), text);
  }
}
