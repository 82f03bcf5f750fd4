import type { WireEvent, WireMatch, WirePlayer } from './data-service.ts';

const CARDS: Readonly<Record<string, string>> = {
  penalty_missed: 'penalty missed',
  yellowcard: 'yellow card',
  yellowredcard: 'second yellow card',
  redcard: 'red card',
};

const whenOf = ({ minute, extra_minute }: WireEvent) => `${minute}${extra_minute ? `+${extra_minute}` : ''}′`;

/** What happened to a player: signs first, then when he came and went. */
function deedsOf(id: string, match: WireMatch): readonly string[] {
  const signs: string[] = [];
  const moves: string[] = [];
  for (const event of match.events ?? []) {
    if (event.period === 'penalties' || event.result === 'cancelled') continue;
    const when = whenOf(event);
    const isHis = String(event.player_id) === id;
    if (event.type === 'substitution') {
      if (isHis) moves.unshift(`came on ${when}`);
      if (String(event.related_player_id) === id) moves.push(`went off ${when}`);
    } else if (isHis && event.type === 'goal') {
      signs.push(`${event.own_goal ? 'own goal' : event.penalty ? 'penalty scored' : 'goal'} ${when}`);
    } else if (isHis && CARDS[event.type]) {
      const first = signs.findIndex((sign) => sign.startsWith('yellow card'));
      if (event.type === 'yellowredcard' && first >= 0) signs.splice(first, 1);
      signs.push(`${CARDS[event.type]} ${when}`);
    }
  }
  return [...signs, ...moves];
}

/**
 * What a list says of each of its players, up to where he plays: number, name (with an initial where two of the team
 * share one), who is captain, and what happened to him.
 *
 * @param team everybody of the team: those who start and those on the bench
 */
export function playersOf(
  players: readonly WirePlayer[],
  team: readonly WirePlayer[],
  match: WireMatch,
): readonly string[] {
  return players.map(({ player, number, captain }) => {
    const isShared = team.filter((other) => other.player.lastname === player.lastname).length > 1;
    const name = isShared ? `${player.firstname[0]}. ${player.lastname}` : player.lastname;
    const notes = [...(captain ? ['captain'] : []), ...deedsOf(player.id, match)];
    return [number + name, ...notes].join(', ');
  });
}
