let end: () => void = () => {};
let hasEnded = false;

/**
 * Ends when the page has what it was opened for. Code that the first view can do without is fetched from then on, so
 * that nothing is in the way of what somebody waits for.
 */
export const firstView = new Promise<void>((resolve) => {
  end = resolve;
});

/** Whether the page still waits for what it was opened for. */
export const isFirstView = (): boolean => !hasEnded;

/** The first answers are there, or have taken too long to wait for them. */
export function endFirstView(): void {
  hasEnded = true;
  end();
}
