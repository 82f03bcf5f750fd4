import { escapeText } from '#bff/preview/escape-text.ts';

/** Returns a team's crest; without a picture a plain shield, since the page's policy refuses a style in the markup. */
export function crestMarkup(img: string | null, className = ''): string {
  const picture = img?.startsWith('/img/')
    ? `data-picture="load"><img src="${escapeText(img)}" alt="" width="20" height="22" decoding="async">`
    : 'data-picture="wait">';
  return `<span aria-hidden="true" class="crest ${className}" ${picture}</span>`;
}
