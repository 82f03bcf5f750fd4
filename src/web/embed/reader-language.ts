/** Returns the first of a reader's languages that embeds have; `de` for `de-AT`. English without one. */
export function readerLanguage(wishes: readonly string[]): 'en' | 'de' {
  const languages = wishes.map((wish) => wish.split('-')[0]);
  return languages.find((language) => language === 'en' || language === 'de') ?? 'en';
}
