import type { Zone } from '#web/features/standings/zones.ts';

/** Zones differ by colour, line style and letter, so that they are different without colours too. */
const LOOKS = [
  'border-solid border-[light-dark(oklch(0.5_0.14_255),oklch(0.72_0.13_255))]',
  'border-dashed border-[light-dark(oklch(0.5_0.1_195),oklch(0.78_0.11_195))]',
  'border-dotted border-[light-dark(oklch(0.55_0.13_70),oklch(0.8_0.13_75))]',
  'border-double border-[light-dark(oklch(0.5_0.16_320),oklch(0.75_0.13_320))]',
  'border-solid border-[light-dark(oklch(0.52_0.19_27),oklch(0.68_0.19_27))]',
  'border-dashed border-[light-dark(oklch(0.45_0.02_160),oklch(0.75_0.02_160))]',
];

/** The line and the letter of a zone, at the start of a row and in the legend. */
export function ZoneMark({ zone }: { readonly zone: Zone | null }) {
  const look = zone ? LOOKS[zone.number % LOOKS.length] : 'border-transparent forced-colors:border-[Canvas]';
  return (
    <span className={`inline-flex min-h-6 w-5 flex-none items-center border-s-4 ps-1 ${look}`}>
      <i className="text-quiet text-xs not-italic">{zone?.letter}</i>
    </span>
  );
}
