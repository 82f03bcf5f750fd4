import { matchPicture } from './match-picture.ts';
import type { PictureContent } from './preview.ts';
import { PICTURE_SIZE } from './preview-tags.ts';
import { box, INK } from './svg.ts';
import { tablePicture } from './table-picture.ts';
import { titlePicture } from './title-picture.ts';
import { PREVIEW_WORDS } from './words.ts';

/** What `general.png` shows, which stands for every picture that is not drawn. */
export const GENERAL_CONTENT: PictureContent = {
  kind: 'title',
  heading: '',
  title: PREVIEW_WORDS.en.general.title,
  line: PREVIEW_WORDS.en.general.description,
  colours: [],
};

function inner(content: PictureContent): string {
  if (content.kind === 'match') return matchPicture(content);
  return content.kind === 'table' ? tablePicture(content) : titlePicture(content);
}

/** Draws a picture as SVG. Texts in scripts that the fonts lack are left out. */
export function drawPicture(content: PictureContent): string {
  const { width, height } = PICTURE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, INK.ground, 0)}${inner(content)}</svg>`;
}
