import type { Shield } from './shield-list.ts';

/** Whether the stored shields (`shieldsJson`), which are not parsed for this, have one on exactly this. */
export const hasShieldOn = (json: unknown, kind: string, id: string): boolean =>
  Array.isArray(json) && json.some((one: Partial<Shield> | null) => one?.kind === kind && one.id === id);
