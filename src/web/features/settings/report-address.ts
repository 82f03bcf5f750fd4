/** Returns the key of a text among those of a language: `settings.beta`; null if it is none of them, or has values in it. */
function keyOf(text: string, texts: object, path: readonly string[] = []): string | null {
  for (const [name, value] of Object.entries(texts)) {
    const key = [...path, name];
    if (value === text) return key.join('.');
    const inner = typeof value === 'object' && value !== null && keyOf(text, value, key);
    if (inner) return inner;
  }
  return null;
}

/**
 * Returns the address at which a text is reported, with what finds it: the operator's own, by mail or as a page.
 *
 * @param texts of the page's language
 */
export function reportAddress(contact: string, language: string, text: string, texts: object): string {
  const url = new URL(contact);
  const key = keyOf(text, texts) ?? '';
  if (url.protocol !== 'mailto:') {
    for (const [name, value] of Object.entries({ language, key, text })) url.searchParams.set(name, value);
    return url.href;
  }
  const subject = `Touchline ${language} ${key}`.trim();
  return `${contact}${url.search ? '&' : '?'}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
