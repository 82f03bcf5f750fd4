import { createHash } from 'node:crypto';
import type { Brand, BrandLogo } from './brand.ts';

export const LOGO_PATH = '/brand/logo';

/** Files of the programs that a house style is for. */
export type Program = 'index.html' | 'wall.html' | 'embed.html';

/** Returns the address of a logo, which is another one for another picture. */
function logoAddress({ bytes }: BrandLogo, basePath: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${basePath}${LOGO_PATH}?v=${hash}`;
}

/** Returns a text as CSS reads it: all but letters, digits and spaces by their numbers. */
const cssText = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** Returns the declarations that paint a logo into a box of a height, before what follows it. */
function logoBox({ logo }: Brand, basePath: string, height: string): string {
  if (!logo) return '';
  const url = logoAddress(logo, basePath);
  return `background:url("${url}") 0 50%/contain no-repeat;block-size:${height};inline-size:calc(${height}*${logo.ratio.toFixed(3)})`;
}

/** The name in the header, in the place of Touchline's; it ends with an ellipsis where there is no room. */
function headerStyle(brand: Brand, basePath: string): string {
  const link = 'header.sticky>.frame>a:first-child';
  const box = logoBox(brand, basePath, '1.75rem');
  return [
    `${link}{display:block;flex:none;min-inline-size:0;max-inline-size:9rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;line-height:2.75rem;color:var(--accent)}`,
    `@media(min-width:44rem){${link}{max-inline-size:16rem}}`,
    // A phone has room for one of them.
    brand.logo && `@media(width<44rem){${link}{font-size:0}}`,
    `${link}>span,.first-head>svg{display:none}`,
    box &&
      `${link}::before{content:"";display:inline-block;vertical-align:middle;margin-inline-end:.5rem;${box}}.first-head::before{content:"";display:block;${logoBox(brand, basePath, '1.25rem')}}`,
    brand.accent && 'header.sticky{box-shadow:inset 0 -2px var(--accent)}',
  ]
    .filter(Boolean)
    .join('');
}

/** The name below the picture of a wall, and a line above it. */
function wallStyle(brand: Brand, basePath: string): string {
  const box = brand.logo && logoBox(brand, basePath, '2rem');
  const place = 'position:fixed;inset-inline-start:5vw;bottom:calc(2.2vh - 1rem)';
  const indent = brand.logo ? 2 * brand.logo.ratio + 0.75 : 0;
  return [
    `main.min-h-0::after{content:${cssText(brand.name)};${place};padding-inline-start:${indent.toFixed(3)}rem;font-size:1.75rem;line-height:2rem;font-stretch:84%;color:var(--quiet)}`,
    box && `main.min-h-0::before{content:"";${place};${box}}`,
    brand.accent &&
      'body:has(main.min-h-0)::before{content:"";position:fixed;inset:0 0 auto;block-size:.5rem;background:var(--accent)}',
  ]
    .filter(Boolean)
    .join('');
}

/** A line above the card, and the logo beside the name in its foot. */
function embedStyle(brand: Brand, basePath: string): string {
  const box = logoBox(brand, basePath, '1rem');
  return [
    brand.accent && 'main{border-top:3px solid var(--accent)}main>footer>a:last-child{color:var(--accent)}',
    box && `main>footer>a:last-child::before{content:"";margin-inline-end:.375rem;${box}}`,
  ]
    .filter(Boolean)
    .join('');
}

const STYLES: Readonly<Record<Program, (brand: Brand, basePath: string) => string>> = {
  'index.html': headerStyle,
  'wall.html': wallStyle,
  'embed.html': embedStyle,
};

/** Returns the style sheet of a house style for a program. */
export function brandStyle(brand: Brand, program: Program, basePath: string): string {
  const { light, dark } = brand.accent ?? { light: 'var(--ink)', dark: 'var(--ink)' };
  return `:root{--accent:light-dark(${light},${dark})}:root[data-theme=contrast]{--accent:var(--ink)}${STYLES[program](brand, basePath)}`;
}
