import { pause, resume } from '#web/clock/pause.ts';

/**
 * Pauses an embed while its frame is scrolled out of the article's view: polling stops and goes on at once when it is
 * seen again. A hidden tab does not poll anyway.
 *
 * @returns stops it
 */
export function pauseOutOfView(element: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) resume();
    else pause();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
