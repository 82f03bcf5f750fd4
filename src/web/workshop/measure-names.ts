import { createVisibleRects, lineRects, type VisibleRect } from './visible-rects.ts';

/** Least distance of two texts that are not read as one, px. */
const MIN_GAP_PX = 2;

/** Returns whether two boxes are apart; lines of text may touch. */
const isApart = ({ box: one }: VisibleRect, { box: other }: VisibleRect) =>
  one.right + MIN_GAP_PX <= other.left ||
  other.right + MIN_GAP_PX <= one.left ||
  one.bottom <= other.top + 1 ||
  other.bottom <= one.top + 1;

/** Returns the texts of an element, without those for screen readers alone. */
function textNodes(root: Element): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && !node.parentElement?.closest('.sr-only')) nodes.push(node);
  }
  return nodes;
}

/** Whether a text is more than a separator. */
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Scripts without spaces, whose lines end anywhere. */
const WITHOUT_SPACES = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;

/** Returns the words of a name that have parts on two lines; a hyphen may end a line. */
function brokenWords(node: Text): readonly string[] {
  return [...node.data.matchAll(/[^\s-]+/g)]
    .filter(({ 0: word, index }) => {
      if (WITHOUT_SPACES.test(word)) return false;
      const rects = lineRects(node, index, index + word.length);
      const tops = rects.filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 2;
    })
    .map(({ 0: word }) => word);
}

/** Returns whether a text that does not fit ends with an ellipsis. */
function hasEllipsis(node: Text): boolean {
  for (let box = node.parentElement; box && !box.hasAttribute('data-measured'); box = box.parentElement) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
    if (overflowX !== 'visible') return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  }
  return false;
}

/** Returns the box of the short name that is shown instead of a name; none without one. */
function shortNameBoxes(node: Text): readonly VisibleRect[] {
  const element = node.parentElement?.closest('[data-short]');
  if (!element || !getComputedStyle(element, '::before').content.includes('"')) return [];
  const { x, y, width, height } = element.getBoundingClientRect();
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
  const above = Number.parseFloat(paddingBlockStart);
  const line = new DOMRect(x, y + above, width, height - above - Number.parseFloat(paddingBlockEnd));
  return [{ box: line, isClipped: false }];
}

/** Returns what is wrong with the names of two teams in each part of the page, in words. */
export function nameProblems(names: readonly string[]): readonly string[] {
  const problems: string[] = [];
  const visibleRects = createVisibleRects();
  for (const part of document.querySelectorAll('[data-measured]')) {
    if (part.clientWidth === 0) continue;
    const where = part.getAttribute('data-measured');
    // The line that repeats the score lies out of sight over the board until the page is scrolled.
    const inSight = textNodes(part).filter((node) => !node.parentElement?.closest('[data-line]'));
    const texts = inSight.map((node) => {
      const rects = visibleRects(node);
      const isName = names.includes(node.data.trim());
      return {
        node,
        isName,
        text: node.data.trim(),
        rects: isName && rects.length === 0 ? shortNameBoxes(node) : rects,
      };
    });
    for (const name of names)
      if (!texts.some(({ text }) => text === name)) problems.push(`${where}: ${name} is missing`);
    for (const one of texts.filter(({ isName }) => isName)) {
      const { node, text, rects } = one;
      const isCut = rects.length === 0 || rects.some(({ isClipped }) => isClipped);
      for (const word of brokenWords(node)) problems.push(`${where}: ${text} breaks inside ${word}`);
      if (isCut && !hasEllipsis(node)) problems.push(`${where}: ${text} is cut`);
      for (const other of texts)
        if (
          other !== one &&
          isWord(other.text) &&
          rects.some((rect) => other.rects.some((otherRect) => !isApart(rect, otherRect)))
        )
          problems.push(`${where}: ${text} touches ${other.text}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) problems.push('The page scrolls sideways');
  return problems;
}
