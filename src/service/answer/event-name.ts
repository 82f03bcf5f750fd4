import type { Player } from '#service/world/people/player.ts';

type NamedPlayer = Pick<Player, 'id' | 'name' | 'firstName' | 'lastName'>;

/** Returns the name with an initial: "J. Bell". */
function nameWithInitial({ firstName, lastName }: NamedPlayer): string {
  return `${Array.from(firstName)[0] ?? ''}. ${lastName}`;
}

/**
 * Returns the name in events: the family name, with an initial if another player of the side shares it and in full if
 * the initial, too.
 */
export function eventName(player: NamedPlayer, side: readonly NamedPlayer[]): string {
  const namesakes = side.filter(({ id, lastName }) => lastName === player.lastName && id !== player.id);
  if (namesakes.length === 0) return player.lastName;
  const short = nameWithInitial(player);
  return namesakes.some((each) => nameWithInitial(each) === short) ? player.name : short;
}
