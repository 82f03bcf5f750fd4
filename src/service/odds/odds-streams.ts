/**
 * Numbers of the bookmakers' random streams, which are never reused or changed. The engine's numbers lie below 1000,
 * the world's from 1001, those of the responses from 2001.
 */
export const ODDS_STREAM = {
  opening: 4001,
  seeing: 4002,
  news: 4003,
  opinion: 4004,
  pulse: 4005,
} as const;
