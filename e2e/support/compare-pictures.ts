import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';

interface Difference {
  readonly pixels: number;
  /** The largest difference of a pixel's red, green or blue, 1 to 255. */
  readonly maxStep: number;
  /** The smallest box around all different pixels. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** A PNG as base64: both pictures, and the first one pale with the different pixels in red. */
  readonly sideBySide: string;
}

/** Runs in the browser, which reads and writes PNG; returns null for the same pixels. */
async function differenceOf([first, second]: readonly [string, string]): Promise<Difference | null> {
  const load = async (base64: string) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const images = [await load(first), await load(second)] as const;
  const width = Math.max(images[0].width, images[1].width);
  const height = Math.max(images[0].height, images[1].height);
  const canvas = document.createElement('canvas');
  canvas.width = 3 * width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  for (const [at, image] of images.entries()) context.drawImage(image, at * width, 0);
  context.globalAlpha = 0.2;
  context.drawImage(images[0], 2 * width, 0);
  const [before, after, marked] = [0, 1, 2].map((at) => context.getImageData(at * width, 0, width, height));
  if (!before || !after || !marked) return null;
  let [pixels, maxStep, left, top, right, bottom] = [0, 0, width, height, 0, 0];
  for (let at = 0; at < before.data.length; at += 4) {
    let step = 0;
    for (let part = at; part < at + 4; part += 1)
      step = Math.max(step, Math.abs((before.data[part] ?? 0) - (after.data[part] ?? 0)));
    if (step === 0) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    pixels += 1;
    maxStep = Math.max(maxStep, step);
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
    marked.data.set([255, 0, 0, 255], at);
  }
  if (pixels === 0) return null;
  context.putImageData(marked, 2 * width, 0);
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { pixels, maxStep, box, sideBySide: canvas.toDataURL().replace(/^.*,/, '') };
}

const picturesIn = (dir: string, isWanted: (file: string) => boolean) =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.png') && isWanted(file))
        .toSorted()
    : [];

/**
 * Prints every picture that differs or is in one folder only, and writes the different ones side by side.
 *
 * @returns how many pictures differ or are in one folder only
 */
export async function comparePictures(
  browser: Browser,
  [dirBefore, dirAfter]: readonly [string, string],
  outDir: string,
  isWanted: (file: string) => boolean,
): Promise<number> {
  const before = new Set(picturesIn(dirBefore, isWanted));
  const after = new Set(picturesIn(dirAfter, isWanted));
  const page = await browser.newPage();
  rmSync(outDir, { recursive: true, force: true });
  let differences = 0;
  for (const file of [...before.union(after)].toSorted()) {
    if (!before.has(file) || !after.has(file)) {
      differences += 1;
      console.log(`${file}: only in ${before.has(file) ? dirBefore : dirAfter}`);
      continue;
    }
    const [first, second] = [readFileSync(join(dirBefore, file)), readFileSync(join(dirAfter, file))];
    // One encoder writes all pictures, so that the same pixels are the same bytes.
    if (first.equals(second)) continue;
    const pair = [first.toString('base64'), second.toString('base64')] as const;
    const difference = await page.evaluate(differenceOf, pair);
    if (!difference) continue;
    differences += 1;
    const { pixels, maxStep, box, sideBySide } = difference;
    console.log(
      `${file}: ${pixels} px differ by up to ${maxStep}, in ${box.width} x ${box.height} at ${box.x},${box.y}`,
    );
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), Buffer.from(sideBySide, 'base64'));
  }
  await page.close();
  console.log(`${before.union(after).size} pictures, ${differences} differences`);
  if (existsSync(outDir)) console.log(`Side by side: ${outDir}`);
  return differences;
}
