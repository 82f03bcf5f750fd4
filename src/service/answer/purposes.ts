/**
 * What the answers invent beside the world's own draws, numbered: never reused, never changed. The engine's
 * numbers lie below 1000, the world's from 1001.
 */
export const PURPOSE = {
  weather: 2001,
  attendance: 2002,
  assistants: 2003,
  sentences: 2020,
  headline: 2004,
  kitDetail: 2010,
} as const;
