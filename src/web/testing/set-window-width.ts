/** Width of the window of every test that does not set one, px: too narrow for two columns. */
export const DEFAULT_WIDTH_PX = 1024;

/** Sets the width of happy-dom's window, px. */
export function setWindowWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width });
}
