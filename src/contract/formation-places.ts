/** Position of a label on a pitch seen from behind the team's own goal. */
interface FormationPlace {
  /** From the own goal to the opponents' goal. */
  readonly line: 'goal' | 'defence' | 'holding' | 'midfield' | 'attacking' | 'attack';
  /** Players in the centre of a line stand side by side in line-up order, starting from the right. */
  readonly side: 'right' | 'centre' | 'left';
}

/**
 * Place of every known `position_name` of a starter, so that any formation can be drawn from labels alone.
 * Goalkeeper, backs, central defender and midfielder, wingers and forward are recorded (v2.2 wire, enumerations); the
 * others follow the same pattern (our choice). Unlisted labels are placed by their `position`.
 */
export const FORMATION_PLACES: Readonly<Record<string, FormationPlace>> = {
  Goalkeeper: { line: 'goal', side: 'centre' },
  'Right Back': { line: 'defence', side: 'right' },
  'Central Defender': { line: 'defence', side: 'centre' },
  'Left Back': { line: 'defence', side: 'left' },
  'Right Wing Back': { line: 'defence', side: 'right' },
  'Left Wing Back': { line: 'defence', side: 'left' },
  'Defensive Midfielder': { line: 'holding', side: 'centre' },
  'Central Midfielder': { line: 'midfield', side: 'centre' },
  'Right Midfielder': { line: 'midfield', side: 'right' },
  'Left Midfielder': { line: 'midfield', side: 'left' },
  'Attacking Midfielder': { line: 'attacking', side: 'centre' },
  'Right Winger': { line: 'attack', side: 'right' },
  'Left Winger': { line: 'attack', side: 'left' },
  Forward: { line: 'attack', side: 'centre' },
};
