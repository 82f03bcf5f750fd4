/**
 * Random streams of the response writers. Numbers are never reused or changed; the engine uses those below
 * 1000, the world those from 1001.
 */
export const ANSWER_STREAM = {
  weather: 2001,
  attendance: 2002,
  assistants: 2003,
  birthplace: 2005,
  venuePlace: 2006,
  sentences: 2020,
  headline: 2004,
  kitDetail: 2010,
} as const;
