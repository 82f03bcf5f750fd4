/** Where a label stands on a pitch that is seen from behind the own goal. */
interface FormationPlace {
  /** From the own goal to the other. */
  readonly line: 'goal' | 'defence' | 'holding' | 'midfield' | 'attacking' | 'attack';
  /** Several in the centre of a line stand side by side, in the order of the line-up, from the right. */
  readonly side: 'right' | 'centre' | 'left';
}

/**
 * Every `position_name` of a starter that is known, and its place: a pitch can be drawn from these alone, for any
 * formation. Goalkeeper, backs, central defender and midfielder, wingers and forward are recorded (v2.2 wire,
 * enumerations); the others are our choice, in their manner. A label that is not here stands by its `position`.
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
