const WIDTH = 100;

/** Keeps the first entry of every list, which is enough to see its shape. */
export function cutLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(cutLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cutLists(field)]));
}

/** Formats JSON with as much on each line as fits. */
export function shortJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1)?.replaceAll(/\n\s*/g, ' ') ?? 'null';
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(
    ([name, field]) => `${inner}${isList ? '' : `${JSON.stringify(name)}: `}${shortJson(field, inner)}`,
  );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${packLines(entries, inner).join(',\n')}\n${indent}${close}`;
}

/** Puts short entries on shared lines. */
function packLines(entries: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const joinedLine = last === undefined ? entry : `${last}, ${entry.trimStart()}`;
    if (last !== undefined && !joinedLine.slice(indent.length).includes('\n') && joinedLine.length <= WIDTH)
      lines[lines.length - 1] = joinedLine;
    else lines.push(entry);
  }
  return lines;
}
