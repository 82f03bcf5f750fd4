import { type WallProgram, wallAddress } from '#contract/wall-address.ts';

/** Returns the address that a preview shows: silent, at any hour, and without a name, which operators would see. */
export const previewAddress = (program: WallProgram): string =>
  wallAddress({ ...program, sound: 0, from: null, until: null, name: '' });
