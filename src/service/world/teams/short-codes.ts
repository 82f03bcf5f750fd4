/** Assigns the short codes of one country, each once. */
export interface ShortCodes {
  /** Returns the first likely abbreviation of a name that is free. */
  of(name: string): string;
  /** Returns this code, with a digit behind it if it is in use. */
  take(code: string): string;
}

/** Returns the words of a name in capitals without accents. */
function words(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[’'.]/g, '')
    .toUpperCase()
    .replaceAll('Ø', 'O')
    .replaceAll('Ł', 'L')
    .replaceAll('Đ', 'D')
    .replaceAll('Æ', 'AE')
    .replaceAll('ß', 'SS')
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 0);
}

function* candidates(name: string): Generator<string> {
  const all = words(name);
  // "FC", "SV" and the like identify no club; its longest word does.
  const [main = 'CLUB', next = ''] = [...all].sort((a, b) => b.length - a.length);
  yield main.slice(0, 3);
  for (let i = 2; i < main.length - 1; i += 1) yield main.slice(0, 1) + main.slice(i, i + 2);
  for (let i = 3; i < main.length; i += 1) yield main.slice(0, 2) + main.slice(i, i + 1);
  for (let i = 0; i < next.length; i += 1) yield main.slice(0, 2) + next.slice(i, i + 1);
  for (let i = 0; i + 1 < next.length; i += 1) yield main.slice(0, 1) + next.slice(i, i + 2);
}

export function shortCodes(): ShortCodes {
  const codes = new Set<string>();
  const claim = (code: string): boolean => {
    if (code.length < 2 || codes.has(code)) return false;
    codes.add(code);
    return true;
  };
  const take = (code: string): string => {
    if (claim(code)) return code;
    for (let figure = 2; ; figure += 1) if (claim(code + figure)) return code + figure;
  };
  return {
    take,
    of: (name) => {
      for (const code of candidates(name)) if (claim(code)) return code;
      return take(words(name).join('').slice(0, 3).padEnd(2, 'C'));
    },
  };
}
