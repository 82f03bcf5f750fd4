import type { PositionClass } from '#service/world/people/player.ts';

interface Position {
  readonly class: PositionClass;
  readonly label: string;
}

/** A position in a formation. */
interface Spot extends Position {
  /** 1 to 11: from the goalkeeper on, each line from right to left. */
  readonly order: number;
}

export interface Formation {
  readonly name: string;
  /** By line-up slot. A forward between two wingers has the last one, as a forward without wingers has. */
  readonly spots: readonly Spot[];
}

const POSITIONS: Readonly<Record<string, Position>> = {
  GK: { class: 'G', label: 'Goalkeeper' },
  RB: { class: 'D', label: 'Right Back' },
  CB: { class: 'D', label: 'Central Defender' },
  LB: { class: 'D', label: 'Left Back' },
  RWB: { class: 'D', label: 'Right Wing Back' },
  LWB: { class: 'D', label: 'Left Wing Back' },
  DM: { class: 'M', label: 'Defensive Midfielder' },
  CM: { class: 'M', label: 'Central Midfielder' },
  RM: { class: 'M', label: 'Right Midfielder' },
  LM: { class: 'M', label: 'Left Midfielder' },
  AM: { class: 'M', label: 'Attacking Midfielder' },
  RW: { class: 'F', label: 'Right Winger' },
  LW: { class: 'F', label: 'Left Winger' },
  FW: { class: 'F', label: 'Forward' },
};

function formation(name: string, labels: string): Formation {
  const spots = labels.split(' ').flatMap((label, i): Spot[] => {
    const position = POSITIONS[label];
    return position === undefined ? [] : [{ ...position, order: i + 1 }];
  });
  const isForward = ({ label }: Spot) => label === POSITIONS['FW']?.label;
  return { name, spots: [...spots.filter((spot) => !isForward(spot)), ...spots.filter(isForward)] };
}

/** Formations with their frequency, each line from right to left. */
export const WEIGHTED_FORMATIONS: readonly (readonly [Formation, weight: number])[] = [
  [formation('4-2-3-1', 'GK RB CB CB LB DM DM RM AM LM FW'), 30],
  [formation('4-3-3', 'GK RB CB CB LB CM DM CM RW FW LW'), 28],
  [formation('4-4-2', 'GK RB CB CB LB RM CM CM LM FW FW'), 20],
  [formation('3-5-2', 'GK CB CB CB RM CM DM CM LM FW FW'), 10],
  [formation('3-4-3', 'GK CB CB CB RM CM CM LM RW FW LW'), 7],
  [formation('5-3-2', 'GK RWB CB CB CB LWB CM DM CM FW FW'), 7],
  [formation('4-1-4-1', 'GK RB CB CB LB DM RM CM CM LM FW'), 8],
];

/** Classes on the bench by slot; later slots take any player. */
export const BENCH_POSITIONS: readonly PositionClass[] = ['G', 'D', 'D', 'M', 'M', 'F', 'F'];
