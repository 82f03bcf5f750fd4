import { FORMATION_PLACES } from '#contract/formation-places.ts';
import type { LineUpsRecord } from '#contract/records/line-up.ts';

type SheetPlayer = LineUpsRecord['home']['squad'][number];

const SQUADS: Readonly<Record<string, string>> = {
  '4-2-3-1': 'RB CB CB LB DM DM RW AM LW FW',
  '4-3-3': 'RB CB CB LB CM DM CM RW FW LW',
  '4-4-2': 'RB CB CB LB RM CM CM LM FW FW',
  '3-5-2': 'CB CB CB RM CM DM CM LM FW FW',
  '3-4-3': 'CB CB CB RM CM CM LM RW FW LW',
  '5-3-2': 'RWB CB CB CB LWB CM DM CM FW FW',
  '4-1-4-1': 'RB CB CB LB DM RM CM CM LM FW',
};

export const FORMATIONS = Object.keys(SQUADS);

const initials = (label: string) =>
  label === 'Central Defender' ? 'CB' : label === 'Forward' ? 'FW' : label.replace(/[^A-Z]/g, '');
const LABELS = new Map(Object.keys(FORMATION_PLACES).map((label) => [initials(label), label]));

/** Returns eleven players in a formation, with names, numbers 1 to 11 and ids from `from`. */
export function sampleSquad(formation: string, from = 100): SheetPlayer[] {
  return ['Goalkeeper', ...(SQUADS[formation] ?? '').split(' ')].map((spot, at): SheetPlayer => {
    const position_name = LABELS.get(spot) ?? spot;
    const { line } = FORMATION_PLACES[position_name] ?? {};
    const letter = line === 'goal' ? 'G' : line === 'defence' ? 'D' : line === 'attack' ? 'F' : 'M';
    const number = at + 1;
    return {
      player: {
        id: String(from + number),
        name: `Last${number}, First${number}`,
        common_name: null,
        firstname: `First${number}`,
        lastname: `Last${number}`,
        weight: null,
        height: null,
        img: null,
        country: { id: null, name: null, cc: null },
      },
      number,
      captain: number === 4,
      position: letter,
      position_name,
      order: number,
    };
  });
}
