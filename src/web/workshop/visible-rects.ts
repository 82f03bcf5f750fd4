export interface VisibleRect {
  readonly box: DOMRect;
  /** Whether a part of the line is out of sight. */
  readonly isClipped: boolean;
}

/** Returns the boxes of a text's lines as far as no element around it clips them. */
export function visibleRects(node: Text): readonly VisibleRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const clips: DOMRect[] = [];
  for (let box = node.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') clips.push(box.getBoundingClientRect());
  return [...range.getClientRects()].flatMap((line) => {
    const left = Math.max(line.left, ...clips.map((clip) => clip.left));
    const right = Math.min(line.right, ...clips.map((clip) => clip.right));
    const top = Math.max(line.top, ...clips.map((clip) => clip.top));
    const bottom = Math.min(line.bottom, ...clips.map((clip) => clip.bottom));
    if (right - left < 1 || bottom - top < 2) return [];
    const isClipped = right - left < line.width - 1;
    return [{ box: new DOMRect(left, top, right - left, bottom - top), isClipped }];
  });
}
