import { between, stream, weighted } from '#service/engine/streams.ts';
import { ANSWER_STREAM } from './answer-streams.ts';
import { usualTemperature } from './climate.ts';

/** `weather_report` of a match on the wire. */
export interface WireWeather {
  readonly desc: string;
  readonly temp: { readonly celsius: number; readonly fahrenheit: number };
  readonly wind: { readonly kmph: number | null; readonly miles: number; readonly direction: string };
  readonly humidity_percent: number;
  readonly pressure: number;
}

export interface WeatherPlace {
  /** The venue: two venues of a city have different weather. */
  readonly venueId: number;
  /** Lower-case country code, and continent id. */
  readonly code: string | null;
  readonly continent: number | null;
}

const SKIES = [
  'clear/sunny',
  'mainly clear',
  'partly cloudy',
  'cloudy',
  'overcast',
  'moderate or heavy rain shower',
  'thunderstorm',
] as const;
const WEIGHTS = [24, 16, 20, 17, 12, 9, 2];
const FIRST_WET_SKY = 5;

const DIRECTIONS = [
  ...['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE'],
  ...['S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'],
] as const;

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the weather at a venue on the day of an instant (epoch seconds); the same for every request. */
export function weatherAt(seed: number, place: WeatherPlace, instant: number): WireWeather {
  const day = Math.floor(instant / 86_400);
  const key = stream(seed, place.venueId * 65_536 + day, ANSWER_STREAM.weather);
  const sky = weighted(key, 0, WEIGHTS);
  const isWet = sky >= FIRST_WET_SKY;
  const usual = usualTemperature(place.code, place.continent, day);
  const celsius = tenth(usual + between(key, 1, -45, 45) / 10 - (isWet ? 3 : 0));
  const kmph = between(key, 2, 0, isWet ? 320 : 220) / 10;
  return {
    desc: SKIES[sky] ?? 'cloudy',
    temp: { celsius, fahrenheit: tenth(celsius * 1.8 + 32) },
    // No wind is kmph null and miles 0, as recorded.
    wind: {
      kmph: kmph === 0 ? null : kmph,
      miles: Math.round(kmph * 62.137) / 100,
      direction: DIRECTIONS[between(key, 3, 0, 15)] ?? 'N',
    },
    humidity_percent: between(key, 4, isWet ? 70 : 30, isWet ? 98 : 85),
    pressure: between(key, 5, isWet ? 996 : 1004, isWet ? 1012 : 1028),
  };
}
