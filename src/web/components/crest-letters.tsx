import { NO_KIT } from '#contract/no-kit.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { inkOn } from './colour.ts';

/** The letters of a team on its large crest, in place of a picture. */
export function CrestLetters({ team: { name, short_code, kit_colors } }: { readonly team: MatchTeam }) {
  return (
    <b style={{ color: inkOn(kit_colors?.main ?? NO_KIT) }}>{short_code ?? name.slice(0, 3).toUpperCase()}</b>
  );
}
