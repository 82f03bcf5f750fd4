import type { Zone, ZoneLook } from './zones.ts';

/** In forced colours, where all borders look the same, it is drawn in the colour of the background. */
const NO_ZONE = 'border-transparent forced-colors:border-[Canvas]';
/** Zones differ by colour and line style, and by a letter or in the legend, so that they are different without colours too. */
const ZONES: Readonly<Record<ZoneLook, string>> = {
  first: 'border-solid border-[light-dark(oklch(0.5_0.14_255),oklch(0.72_0.13_255))]',
  second: 'border-dashed border-[light-dark(oklch(0.5_0.1_195),oklch(0.78_0.11_195))]',
  third: 'border-double border-[light-dark(oklch(0.5_0.16_320),oklch(0.75_0.13_320))]',
  other: 'border-dashed border-[light-dark(oklch(0.45_0.02_160),oklch(0.75_0.02_160))]',
  'relegation-play-off': 'border-dotted border-[light-dark(oklch(0.55_0.13_70),oklch(0.8_0.13_75))]',
  relegation: 'border-solid border-[light-dark(oklch(0.52_0.19_27),oklch(0.68_0.19_27))]',
};

/** Returns the look of the border at the start of a row, or of an entry in the legend; its width is the caller's. */
export const zoneBorder = (zone: Zone | null) => (zone ? ZONES[zone.look] : NO_ZONE);
