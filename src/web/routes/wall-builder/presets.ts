import { DEFAULT_WALL, type WallProgram, wallAddress } from '#contract/wall-address.ts';

/** What displays at typical places show. */
export const WALL_PRESETS = {
  newsroom: {
    views: ['grid', 'best', 'vidiprinter', 'table', 'next', 'results', 'clock'],
    zones: ['Europe/London', 'America/New_York', 'Asia/Tokyo'],
  },
  pub: { views: ['board', 'match', 'tv', 'next', 'results'], every: 20, sound: 40 },
  club: { views: ['match', 'table', 'next', 'results'], every: 20, sound: 60 },
  betting: { views: ['odds', 'board', 'match', 'results'], every: 20, density: 'compact', odds: true },
} as const satisfies Readonly<Record<string, Partial<WallProgram>>>;

export type WallPreset = keyof typeof WALL_PRESETS;

/** Returns the names of the presets; those with odds only where there are odds. */
export const presetNames = (areOddsOn: boolean): readonly WallPreset[] =>
  (Object.keys(WALL_PRESETS) as WallPreset[]).filter((name) => areOddsOn || !('odds' in WALL_PRESETS[name]));

/** Returns a program with the views and the look of a preset. Whose matches it shows, and where it hangs, stays. */
export function withPreset(program: WallProgram, name: WallPreset): WallProgram {
  const { follow, leagues, countries, zone, lang, rollover, name: wallName } = program;
  const own = { follow, leagues, countries, zone, lang, rollover, name: wallName };
  return { ...DEFAULT_WALL, ...own, ...WALL_PRESETS[name] };
}

export const isPreset = (program: WallProgram, name: WallPreset): boolean =>
  wallAddress(withPreset(program, name)) === wallAddress(program);
