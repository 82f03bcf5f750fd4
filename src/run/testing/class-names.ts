/** Returns the class names that a style sheet, as written or as built, has rules for. */
export function classNamesIn(css: string): ReadonlySet<string> {
  const rules = css.replaceAll(/\/\*.*?\*\/|(?<!\\)"[^"]*"/gs, '');
  const names = [...rules.matchAll(/\.((?:\\.|[a-z@-])(?:\\.|[\w-])*)/g)];
  return new Set(names.map(([, name = '']) => name.replaceAll('\\', '')));
}
