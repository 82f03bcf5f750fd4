/** Values for messages that take some: no letters of any language, so that only the catalogue's own are left. */
const SAMPLES = [
  [3, 4, 5, 6, 7],
  [1, 1, 1, 1, 1],
  ['①', '②', '③', '④', '⑤'],
];

function made(message: (...values: unknown[]) => unknown): readonly string[] {
  return SAMPLES.flatMap((values) => {
    try {
      const text = String(message(...values));
      return text.includes('NaN') ? [] : text;
    } catch {
      return [];
    }
  });
}

/** Every text of a catalogue by its path, functions called with samples. */
export function messages(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return made(value as (...values: unknown[]) => unknown).map((text, at) => [`${path}#${at}`, text]);
  return Object.entries(value as object).flatMap(([key, inner]) => messages(inner, `${path}/${key}`));
}
