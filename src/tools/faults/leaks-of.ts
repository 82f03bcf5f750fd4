import { leaksIn } from '#bff/testing/canary.ts';
import type { TestBff } from '#bff/testing/start-bff.ts';

/** Returns the credentials that the headers or the body of an answer contain. */
export const leaksOf = ({ headers, body }: Awaited<ReturnType<TestBff['get']>>) =>
  leaksIn(`${JSON.stringify(headers)}\n${body}`);
