/**
 * Calls back once what is on the page now has been painted: after a frame's callbacks comes its painting, and after
 * that the timer. A page that nobody sees is not painted, and waits.
 *
 * @returns calls it off
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
