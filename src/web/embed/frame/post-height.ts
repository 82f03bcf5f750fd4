import { isEmbedWaiting } from '#web/ui/static-page.ts';

/** What an embed says to the page around it, in CSS pixels. */
interface HeightMessage {
  readonly type: 'touchline:height';
  /** What its frame needs: never less than it has at first, so that what is below moves only for what would be hidden. */
  readonly height: number;
  /** The height of what it shows. */
  readonly content: number;
}

/**
 * Posts the height of an element to the page that shows the embed in a frame, at each change of its size; nothing while it
 * waits for its data. The message is for any origin: `frame-ancestors` decides who may show the frame, and a height is no
 * secret.
 *
 * @param canRun whether scripts replace the HTML of the server
 * @returns stops it
 */
export function postHeight(
  element: Element,
  canRun: boolean,
  page: Pick<Window, 'postMessage'> = window.parent,
): () => void {
  if (page === window) return () => {};
  const frameHeight = window.innerHeight;
  let last = -1;
  const observer = new ResizeObserver(() => {
    const content = Math.ceil(element.getBoundingClientRect().height);
    // Nothing is drawn yet.
    if (content === last || content === 0 || (canRun && isEmbedWaiting())) return;
    last = content;
    const height = Math.max(content, frameHeight);
    page.postMessage({ type: 'touchline:height', height, content } satisfies HeightMessage, '*');
  });
  // What replaces the HTML of the server may be as high as that.
  for (const each of [element, ...element.children]) observer.observe(each);
  return () => observer.disconnect();
}
