import { expect, test } from 'vitest';
import { DEFAULT_WALL, parseWallAddress, wallAddress } from '#contract/wall-address.ts';
import { isPreset, presetNames, WALL_PRESETS, type WallPreset, withPreset } from './presets.ts';

test.each([
  [
    'newsroom',
    '/wall?views=grid,best,vidiprinter,table,next,results,clock&zones=Europe/London,America/New_York,Asia/Tokyo',
  ],
  ['pub', '/wall?views=board,match,tv,next,results&every=20&sound=40'],
  ['club', '/wall?views=match,table,next,results&every=20&sound=60'],
  ['betting', '/wall?views=odds,board,match,results&every=20&density=compact&odds=on'],
] as const)('%s is %s', (name, address) => {
  const program = withPreset(DEFAULT_WALL, name);
  expect(wallAddress(program)).toBe(address);
  expect(parseWallAddress(address.slice('/wall'.length))).toEqual({ program, problems: [] });
  const presets = Object.keys(WALL_PRESETS) as WallPreset[];
  expect(presets.filter((one) => isPreset(program, one))).toEqual([name]);
});

test('keeps whose matches a wall shows and where it hangs', () => {
  const { program } = parseWallAddress(
    'follow=19&leagues=5&countries=en&zone=Europe/Rome&lang=de&rollover=06:00&name=Bar&theme=light&sound=10',
  );
  expect(wallAddress(withPreset(program, 'club'))).toBe(
    '/wall?follow=19&views=match,table,next,results&every=20&leagues=5&countries=en&zone=Europe/Rome&lang=de&sound=60&rollover=06:00&name=Bar',
  );
});

test('has no betting desk without odds', () => {
  expect(presetNames(true)).toContain('betting');
  expect(presetNames(false)).toEqual(['newsroom', 'pub', 'club']);
});
