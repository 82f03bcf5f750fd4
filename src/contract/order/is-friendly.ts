/** Returns whether a competition is of friendlies, by its name: a match has no field for them. */
export const isFriendly = (name: string): boolean => /friendl/i.test(name);
