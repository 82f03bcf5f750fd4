import { alertSettings } from './alerts.ts';
import { createPersisted } from './persisted.ts';

/** The names of what has a bell, by its key (`team 12`), for the list of bells. */
export const bellNames = createPersisted<Readonly<Record<string, string>>>('bellNames', (json) => {
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(Object.entries(json).filter(([, name]) => typeof name === 'string'));
});

/** Stores the name of a bell's subject, or of a match whose price is waited for; drops those that nothing is on for. */
export function storeBellName(key: string, name: string): void {
  const { bells, prices } = alertSettings.get();
  const matches = new Set(prices.map(({ matchId }) => `match ${matchId}`));
  const others = Object.entries(bellNames.get()).filter(([one]) => one in bells || matches.has(one));
  bellNames.set({ ...Object.fromEntries(others), [key]: name });
}
