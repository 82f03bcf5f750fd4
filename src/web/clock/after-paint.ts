/**
 * Calls back after the next paint: the timer runs after the frame's callbacks and its painting. A hidden page is not
 * painted, and waits.
 *
 * @returns cancels it
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
