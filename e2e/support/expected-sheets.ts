import { normalizeText } from '#contract/normalize-text.ts';
import type { WireEvent, WireMatch, WirePlayer } from './data-service.ts';
import { spokenMinute } from './expected-match.ts';

const CARDS: Readonly<Record<string, string>> = {
  penalty_missed: 'penalty missed',
  yellowcard: 'yellow card',
  yellowredcard: 'second yellow card',
  redcard: 'red card',
};

const whenOf = ({ minute, extra_minute }: WireEvent) => spokenMinute(Number(minute), extra_minute ?? 0);

/** Returns a player's events: goals and cards first, then substitutions. */
function playerEvents(id: string, match: WireMatch): readonly string[] {
  const goalsAndCards: string[] = [];
  const substitutions: string[] = [];
  for (const event of match.events ?? []) {
    if (event.period === 'penalties' || event.result === 'cancelled') continue;
    const when = whenOf(event);
    const isPlayer = String(event.player_id) === id;
    if (event.type === 'substitution') {
      if (isPlayer) substitutions.unshift(`came on ${when}`);
      if (String(event.related_player_id) === id) substitutions.push(`went off ${when}`);
    } else if (isPlayer && event.type === 'goal') {
      goalsAndCards.push(
        `${event.own_goal ? 'own goal' : event.penalty ? 'penalty scored' : 'goal'} ${when}`,
      );
    } else if (isPlayer && CARDS[event.type]) {
      const first = goalsAndCards.findIndex((text) => text.startsWith('yellow card'));
      if (event.type === 'yellowredcard' && first >= 0) goalsAndCards.splice(first, 1);
      goalsAndCards.push(`${CARDS[event.type]} ${when}`);
    }
  }
  return [...goalsAndCards, ...substitutions];
}

/**
 * Returns the family name, after as much of the given name as no namesake has; names that differ by accents alone are
 * the same.
 */
function nameAmong({ id, firstname, lastname }: WirePlayer['player'], all: readonly WirePlayer[]): string {
  const givenNames = all
    .filter(({ player }) => player.id !== id && normalizeText(player.lastname) === normalizeText(lastname))
    .map(({ player }) => normalizeText(player.firstname));
  if (givenNames.length === 0) return lastname;
  const starts = [1, 2, 3].map((length) => firstname.slice(0, length));
  const start = starts.find((one) => givenNames.every((name) => !name.startsWith(normalizeText(one))));
  return start === undefined || start === firstname ? `${firstname} ${lastname}` : `${start}. ${lastname}`;
}

/**
 * Returns the texts of a list of players up to the position: number, name (with the start of the given name where
 * two of the match share one), captaincy and events.
 *
 * @param all the players of both teams, line-ups and benches
 */
export function playersOf(
  players: readonly WirePlayer[],
  all: readonly WirePlayer[],
  match: WireMatch,
): readonly string[] {
  return players.map(({ player, number, captain }) => {
    const name = nameAmong(player, all);
    const notes = [...(captain ? ['captain'] : []), ...playerEvents(player.id, match)];
    return [number + name, ...notes].join(', ');
  });
}
