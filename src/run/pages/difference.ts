/** Characters around a difference that say where it is. */
const CONTEXT = 160;

/** Returns where two texts differ; '' if they are equal. */
export function difference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const excerpt = (text: string) => text.slice(Math.max(0, at - CONTEXT), at + CONTEXT);
  return `${excerpt(one)}\n--- instead of ---\n${excerpt(other)}`;
}
