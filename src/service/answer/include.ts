/** Datasets that can be embedded into a match. */
export interface Includes {
  readonly events: boolean;
  readonly stats: boolean;
}

/**
 * Reads `include`: the spec's spelling (match_events, match_stats) and the real service's (events, stats);
 * unknown names are ignored (spec: common query parameters, rule 2; v2.2 wire, shared parameters).
 */
export function readIncludes(text: string | undefined): Includes {
  const names = new Set((text ?? '').split(',').map((name) => name.trim()));
  return {
    events: names.has('events') || names.has('match_events'),
    stats: names.has('stats') || names.has('match_stats'),
  };
}
