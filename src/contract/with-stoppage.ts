/** Returns a minute as the clock of a match has it, without its mark: `45+2`. */
export const withStoppage = (minute: number | string, stoppage: number | null): string =>
  stoppage ? `${minute}+${stoppage}` : `${minute}`;
