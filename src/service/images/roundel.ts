/** Draws a national team's crest: its flag in a ring. `flag` is a 3:2 SVG document. */
export function drawRoundel(flag: string): string {
  const inner = flag.replace(
    '<svg ',
    '<svg x="-20" y="3" width="140" height="94" preserveAspectRatio="xMidYMid slice" ',
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    '<clipPath id="ring"><circle cx="50" cy="50" r="45"/></clipPath>',
    `<g clip-path="url(#ring)">${inner}</g>`,
    '<circle cx="50" cy="50" r="45" fill="none" stroke="#808683" stroke-width="4"/>',
    '</svg>',
  ].join('');
}
