import type { ReactNode } from 'react';

/** A character that is no letter in any language. */
const PLACEHOLDER = '\uE000';

/**
 * A sentence that names somebody, with a text or something else in the name's place: a link, say.
 *
 * @param textOf makes the sentence of a name
 */
export function sentence(textOf: (name: string) => string, part: ReactNode): ReactNode {
  if (typeof part === 'string') return textOf(part);
  const [before, after] = textOf(PLACEHOLDER).split(PLACEHOLDER);
  return (
    <>
      {before}
      {part}
      {after}
    </>
  );
}
