import { escapeText } from '#bff/preview/escape-markup.ts';

/** Returns a team's crest; without a picture a shield in the colour of its kit. */
export function crestMarkup(img: string | null, colour: string | null, className: string): string {
  const picture = img?.startsWith('/img/')
    ? `<img src="${escapeText(img)}" alt="" width="20" height="22" decoding="async" class="size-full object-contain">`
    : `<svg viewBox="0 0 20 22" class="size-full"><path d="M1 1h18v11q-2 6-9 9-7-3-9-9z" fill="${escapeText(colour ?? 'var(--quiet)')}" stroke="var(--quiet)" stroke-width="1"/></svg>`;
  return `<span aria-hidden="true" class="grid flex-none place-items-center ${className}">${picture}</span>`;
}
