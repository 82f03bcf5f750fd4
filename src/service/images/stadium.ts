import { legibleOn } from './colour.ts';

/** Draws a venue from above: stands in the club's colours, one ring per 15,000 seats. */
export function drawStadium(capacity: number, main: string, second: string): string {
  const rings = Math.max(1, Math.min(4, Math.ceil(capacity / 15_000)));
  const stands = Array.from({ length: rings }, (_, i) => {
    const grow = (rings - i) * 5;
    const fill = i % 2 === 0 ? main : second;
    return `<rect x="${34 - grow}" y="${24 - grow}" width="${82 + 2 * grow}" height="${52 + 2 * grow}" rx="${
      8 + grow
    }" fill="${fill}" stroke="${legibleOn(fill, [second, main])}" stroke-opacity=".5"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 100">',
    '<path fill="#39423d" d="M0 0H150V100H0Z"/>',
    ...stands,
    '<rect x="34" y="24" width="82" height="52" fill="#2f7d46"/>',
    '<path fill="#37894f" d="M34 24H47.7V76H34ZM61.3 24H75V76H61.3ZM88.7 24H102.3V76H88.7Z"/>',
    '<path fill="none" stroke="#e9f2ec" d="M38 28H112V72H38ZM75 28V72M38 39H49V61H38M112 39H101V61H112"/>',
    '<circle cx="75" cy="50" r="8" fill="none" stroke="#e9f2ec"/>',
    '</svg>',
  ].join('');
}
