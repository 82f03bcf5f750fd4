/** Returns whether a round of a knock-out, by its name on the wire, is the match of the losers of the semi-finals. */
export function isForThirdPlace(roundName: string | null): boolean {
  return roundName !== null && /3rd|third.place/i.test(roundName);
}
