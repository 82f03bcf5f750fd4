import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import type { Alert } from '#news/alerts/alert.ts';

/** Returns an alert of a sample match, by default the home side's goal in the 20th minute. */
export function sampleAlert(number: number, fields: Partial<Alert> = {}): Alert {
  const { id, teams, league } = sampleMatch(number);
  return {
    key: `${id} goal home 1`,
    kind: 'goals',
    matchId: id,
    teams,
    league,
    score: [1, 0],
    penalties: null,
    side: 'home',
    player: { id: '7', name: 'Osei' },
    minute: '20',
    detail: null,
    kickOff: KICK_OFF,
    at: (KICK_OFF + 1200) * 1000,
    ...fields,
  };
}
