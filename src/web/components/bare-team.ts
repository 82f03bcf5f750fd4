import type { MatchTeam } from '#contract/records/match-team.ts';

/** Returns a team of which only the id is known: its crest is a plain shield until the picture loads. */
export const bareTeam = (id: string): MatchTeam => ({
  id,
  name: '',
  short_code: null,
  img: `/img/teams/${id}`,
  form: null,
  kit_colors: null,
});
