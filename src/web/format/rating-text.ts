/** Returns a player's rating of a match with one decimal. */
export const ratingText = (rating: number, intl: string): string =>
  rating.toLocaleString(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
