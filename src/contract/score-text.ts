/** Goals, or what stands in place of unknown ones. */
type Goals = number | string;

/** Returns how a language writes a score: with its sign between the goals. */
export const scoreWith =
  (sign: string) =>
  (home: Goals, away: Goals): string =>
    `${home}${sign}${away}`;

/** Returns a minute as the clock of a match has it: `45+2′`. */
export const minuteMark = (minute: Goals, stoppage: number | null = null): string =>
  stoppage ? `${minute}+${stoppage}′` : `${minute}′`;
