/**
 * What a random stream is drawn for. A number is never reused and never changed, since the whole world
 * hangs on it: retire it and take the next one. The engine owns 1 to 99; the world numbers its own from 100.
 */
export const purpose = {
  fate: 1,
  fateDetail: 2,
  score: 3,
  goalTimes: 4,
  extraTimeScore: 5,
  extraTimeGoalTimes: 6,
  shootOut: 7,
  whistle: 8,
  stoppage: 9,
  goalMakers: 10,
  missedPenalties: 11,
  rulings: 12,
  overturnedPenalties: 13,
  cardRulings: 14,
  scorerCorrections: 15,
  cards: 16,
  substitutions: 17,
  shotsOnTarget: 18,
  shotsOffTarget: 19,
  shotsBlocked: 20,
  corners: 21,
  fouls: 22,
  offsides: 23,
  shootOutTakers: 24,
  showing: 25,
  pulse: 26,
  sendingsOff: 27,
} as const;
