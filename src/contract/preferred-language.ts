/** Returns the first of a reader's languages that embeds have; `de` for `de-AT`. English without one. */
export function preferredLanguage(wishes: readonly string[]): 'en' | 'de' {
  const languages = wishes.map((wish) => wish.split(/[-;]/, 1)[0]?.toLowerCase());
  return languages.find((language) => language === 'en' || language === 'de') ?? 'en';
}
