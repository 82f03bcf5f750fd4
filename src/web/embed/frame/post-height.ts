/** What an embed says to the page around it: the height of its content, in CSS pixels. */
interface HeightMessage {
  readonly type: 'touchline:height';
  readonly height: number;
}

/**
 * Posts the height of an element to the page that shows the embed in a frame, at each change of its size. The message is
 * for any origin: `frame-ancestors` decides who may show the frame, and a height is no secret.
 *
 * @returns stops it
 */
export function postHeight(element: Element, page: Pick<Window, 'postMessage'> = window.parent): () => void {
  if (page === window) return () => {};
  let last = -1;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    // Nothing is drawn yet.
    if (height === last || height === 0) return;
    last = height;
    page.postMessage({ type: 'touchline:height', height } satisfies HeightMessage, '*');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
