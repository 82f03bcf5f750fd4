let end: () => void = () => {};
let hasEnded = false;

/** Resolves when the page shows what it was opened for. Other code loads after that, so as not to delay it. */
export const firstView = new Promise<void>((resolve) => {
  end = resolve;
});

/** Whether the page still waits for its first data. */
export const isFirstView = (): boolean => !hasEnded;

/** Called when the first data are painted, or take too long. */
export function endFirstView(): void {
  hasEnded = true;
  end();
}
