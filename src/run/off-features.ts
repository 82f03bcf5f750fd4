import type { BffConfig } from '#bff/config/config.ts';

type Switches = Pick<BffConfig, 'hasOdds' | 'status' | 'metrics' | 'clients'>;

/** Returns what the configuration leaves off, each with the variable that decides it. */
export function offFeatures({ hasOdds, status, metrics, clients }: Switches): readonly string[] {
  const causes: readonly (readonly [isOff: boolean, cause: string])[] = [
    [!hasOdds, 'odds (ODDS=off)'],
    [!status.enabled, 'status page (STATUS=off)'],
    [metrics.port === 0, 'metrics (METRICS_PORT=0)'],
    [clients.publicUrl === null, 'pictures of link previews (no PUBLIC_URL)'],
    [clients.embedOrigins.length === 0, 'embeds on other sites (no EMBED_ORIGINS)'],
    [status.enabled && status.operatorKey === null, "operator's view of /status (no OPERATOR_KEY)"],
  ];
  return causes.filter(([isOff]) => isOff).map(([, cause]) => cause);
}
