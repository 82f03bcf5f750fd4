/**
 * Types of the packages that only the bench installs, so that the whole tree can be type-checked without them.
 */
declare module 'puppeteer-core' {
  export interface Page {
    readonly tracing: {
      start(options: { categories: readonly string[] }): Promise<void>;
      stop(): Promise<Uint8Array | undefined>;
    };
    setViewport(size: { width: number; height: number; deviceScaleFactor?: number }): Promise<void>;
    evaluateOnNewDocument(script: string): Promise<unknown>;
    evaluate<T>(script: string): Promise<T>;
    goto(url: string): Promise<unknown>;
    on(event: 'pageerror', listener: (error: Error) => void): void;
    close(): Promise<void>;
  }
  export interface Browser {
    newPage(): Promise<Page>;
    version(): Promise<string>;
    close(): Promise<void>;
  }
  export function launch(options: {
    executablePath: string;
    args: readonly string[];
    env?: Record<string, string | undefined>;
  }): Promise<Browser>;
}

declare module 'lighthouse' {
  import type { Page } from 'puppeteer-core';

  export interface Report {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<
      Record<
        string,
        {
          readonly title: string;
          readonly score: number | null;
          readonly numericValue?: number;
          readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
        }
      >
    >;
  }
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default function lighthouse(
    url: string,
    flags: object,
    config: undefined,
    page: Page,
  ): Promise<{ readonly lhr: Report } | undefined>;
}

declare module 'express' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  interface App {
    use(middleware: Middleware): void;
    listen(port: number, host: string, onListening: () => void): Server;
  }
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default function express(): App;
}

declare module 'http-proxy-middleware' {
  import type { Middleware } from 'express';

  export function createProxyMiddleware(options: { target: string }): Middleware;
}

declare module 'apicache' {
  import type { Middleware } from 'express';

  const apicache: { middleware(duration: string): Middleware };

  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default apicache;
}
