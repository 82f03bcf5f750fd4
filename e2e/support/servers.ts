import type { Addresses } from './touchline.ts';

/** Processes get their parent's environment, and nothing else of the setup. */
const VARIABLE = 'E2E_SERVERS';

/** What all tests of a run share. */
interface Servers {
  /** Port of another site, which Touchline allows to embed its pages at the name `localhost`. */
  readonly articlePort: number;
  /** A Touchline for each worker. */
  readonly touchlines: readonly Addresses[];
}

export function setServers(servers: Servers): void {
  process.env[VARIABLE] = JSON.stringify(servers);
}

/** Returns what the setup has started. */
export const servers = () => JSON.parse(process.env[VARIABLE] ?? 'null') as Servers;
