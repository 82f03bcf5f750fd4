/**
 * `npm run pixels -- take DIR` photographs every workshop story, every page, and every view of a wall and embed
 * of the project in the current directory;
 * `npm run pixels -- compare DIR_BEFORE DIR_AFTER` lists the pictures that differ and exits with 1 if there are any.
 *
 * --only REGEXP  stories by id (`scores-match-row--live`), pages by file name (`match-id-lineups`)
 * --stories, --pages, --screens  one kind only; screens are walls and embeds
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { comparePictures } from './support/compare-pictures.ts';
import { namedSamples, takePages } from './support/page-pictures.ts';
import { PICTURE_KINDS, savePicturesTo } from './support/save-picture.ts';
import { screenSamples } from './support/screen-samples.ts';
import { findSituations } from './support/situations.ts';
import { storyFiles, takeStories } from './support/story-pictures.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    stories: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
  },
});
const [verb, ...dirs] = positionals;
const root = process.cwd();
const only = new RegExp(options.only);
const chosenKinds = PICTURE_KINDS.filter((kind) => options[kind]);
const kinds = chosenKinds.length > 0 ? chosenKinds : PICTURE_KINDS;

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

const openBrowser = () =>
  chromium.launch({
    ...findBrowser(),
    args: [
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--force-color-profile=srgb',
    ],
  });

/** Runs a script of the project in the current directory. */
function runScript(name: string): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', name], { cwd: root, encoding: 'utf8' });
  if (status !== 0) refuse(`npm run ${name} failed:\n${stdout}\n${stderr}`);
}

async function take(dir: string): Promise<void> {
  const path = relative(root, dir);
  const isInRepository = !path.startsWith('..') && path.split(sep)[0] !== 'node_modules';
  if (isInRepository)
    refuse(`${dir} is in the repository: choose a folder outside of it or under node_modules/.cache.`);
  const save = savePicturesTo(dir);
  const browser = await openBrowser();
  // Pictures of what no longer exists would hide that it is gone.
  if (!options.only) for (const kind of kinds) rmSync(join(dir, kind), { recursive: true, force: true });
  if (kinds.includes('stories')) {
    const siteDir = join(root, 'node_modules/.cache/workshop/site');
    runScript('workshop:build');
    const files = storyFiles(siteDir, (id) => only.test(id));
    await takeStories(browser, siteDir, files, save);
  }
  if (kinds.includes('pages') || kinds.includes('screens')) findSituations();
  const samplesOf = { pages: namedSamples, screens: screenSamples };
  for (const kind of ['pages', 'screens'] as const) {
    if (!kinds.includes(kind)) continue;
    const samples = samplesOf[kind]().filter(({ name }) => only.test(name));
    await takePages(browser, root, samples, (...picture) => save(kind, ...picture));
  }
  await browser.close();
}

async function compare(before: string, after: string): Promise<void> {
  for (const dir of [before, after]) if (!existsSync(dir)) refuse(`There is no folder ${dir}.`);
  const browser = await openBrowser();
  const isWanted = (file: string) => {
    const [kind = '', name = ''] = file.split(sep);
    return kinds.some((chosen) => chosen === kind) && only.test(name.replace(/\.[\w-]+\.png$/, ''));
  };
  const outDir = join(after, 'differences');
  const differences = await comparePictures(browser, [before, after], outDir, isWanted);
  await browser.close();
  if (differences > 0) process.exitCode = 1;
}

const [first, second] = dirs.map((dir) => resolve(dir));
if (verb === 'take' && first && !second) await take(first);
else if (verb === 'compare' && first && second) await compare(first, second);
else
  refuse(
    'Usage: npm run pixels -- take DIR | compare DIR_BEFORE DIR_AFTER [--only REGEXP] [--stories] [--pages] [--screens]',
  );
