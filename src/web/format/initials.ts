/** Returns initials for a missing picture: `KM` for Kyle Marshall, `W` for Wanderers. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
