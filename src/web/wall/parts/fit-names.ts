import { shortName } from '#web/format/short-name.ts';

/** Returns the names of two teams in a line with room for so many letters: one is short if that is enough, else both are. */
export function fitNames(home: string, away: string, maxLetters: number): readonly [string, string] {
  const isHomeLonger = home.length > away.length;
  const oneShort = isHomeLonger ? [shortName(home), away] : [home, shortName(away)];
  const choices = [[home, away], oneShort] as [string, string][];
  const fits = choices.find((names) => names.join('').length <= maxLetters);
  return fits ?? [shortName(home), shortName(away)];
}
