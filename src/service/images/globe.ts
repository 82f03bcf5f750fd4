/** Flag of international competitions: a plain globe, 3:2. */
export const GLOBE = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 513 342">',
  '<path fill="#2f5d8a" d="M0 0H513V342H0Z"/>',
  '<g fill="none" stroke="#ffffff" stroke-width="10">',
  '<circle cx="256" cy="171" r="120"/>',
  '<ellipse cx="256" cy="171" rx="52" ry="120"/>',
  '<path d="M136 171H376M154 106H358M154 236H358"/>',
  '</g></svg>',
].join('');

/** Badge colours of international competitions. */
export const GLOBE_COLOURS = ['#2f5d8a', '#ffffff', '#c9a94b'] as const;
