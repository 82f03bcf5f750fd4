/** A browser under test, one page at a time. */
export interface OpenEngine {
  readonly version: string;
  /** Opens an address; returns when it has loaded. */
  readonly open: (address: string, width: number, height: number) => Promise<void>;
  /** Evaluates an expression, or a promise of its value, in the page; the value has to be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Errors that the page has logged since it was opened. */
  readonly errors: () => readonly string[];
  /** Returns a PNG of what is seen. */
  readonly photograph: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What installs it. */
  readonly installation: string;
  /** Starts it; null where it is not installed. */
  readonly start: () => Promise<OpenEngine | null>;
}
