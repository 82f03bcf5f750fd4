import type { WireEvent, WireMatch } from './data-service.ts';
import { sideOf } from './expected-match.ts';

const OVER = [3, 31, 32];

export const isOver = ({ status }: WireMatch) => OVER.includes(status);

function minuteOf({ minute, extra_minute, penalty }: WireEvent): string {
  return `${minute}${extra_minute ? `+${extra_minute}` : ''}′${penalty ? ' pen' : ''}`;
}

/** The scorers of a side with all their goals, in brackets; empty without goals. */
function scorersOf(match: WireMatch, side: 'home' | 'away'): string {
  const goals = (match.events ?? []).filter(
    (event) =>
      event.type === 'goal' &&
      event.result !== 'cancelled' &&
      event.period !== 'penalties' &&
      sideOf(event, match) === side,
  );
  const byScorer = Map.groupBy(goals, ({ player_id, own_goal }) => `${player_id} ${own_goal}`);
  const texts = [...byScorer.values()].map((own) =>
    [own[0]?.player_name, own.map(minuteOf).join(', '), own[0]?.own_goal && 'og'].filter(Boolean).join(' '),
  );
  return texts.length > 0 ? ` (${texts.join(', ')})` : '';
}

/** Returns what the desk's text says of a result, up to the half-time score. */
export function resultOf(match: WireMatch): string {
  const { teams, scores } = match;
  const home = `${teams.home.name} ${scores.home_score}${scorersOf(match, 'home')}`;
  const away = `${teams.away.name} ${scores.away_score}${scorersOf(match, 'away')}`;
  // Some competitions have only final scores.
  const halfTime = /^\d+-\d+$/.test(scores.ht_score ?? '') && ` · HT ${scores.ht_score?.replace('-', '–')}`;
  return `${home}, ${away}${halfTime || ''}`;
}
