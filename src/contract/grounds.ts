/** What text stands on, as `src/web/tokens.css` has it: the page, cards, and what is raised above them. */
export const GROUNDS = {
  light: ['#f6f7f3', '#ffffff', '#eef1ec'],
  dark: ['#09100c', '#111915', '#1a241f'],
} as const;

/** Minimum contrast of text on its background (WCAG 2, AA). */
export const MIN_TEXT_CONTRAST = 4.5;
