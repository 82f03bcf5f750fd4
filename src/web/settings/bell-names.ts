import { alertSettings } from './alerts.ts';
import { createPersisted } from './persisted.ts';

/** The names of what has a bell, by its key (`team 12`), for the list of bells. */
export const bellNames = createPersisted<Readonly<Record<string, string>>>('bell-names', (json) => {
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(Object.entries(json).filter(([, name]) => typeof name === 'string'));
});

/** Stores the name of a bell's subject, and drops those whose bell is off. */
export function storeBellName(key: string, name: string): void {
  const { bells } = alertSettings.get();
  const others = Object.entries(bellNames.get()).filter(([one]) => one in bells);
  bellNames.set({ ...Object.fromEntries(others), [key]: name });
}
