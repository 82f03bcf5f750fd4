import { expect, test } from 'vitest';
import { parseWallAddress } from '#contract/wall-address.ts';
import { previewAddress } from './preview-address.ts';

test('a preview is silent, at any hour, and no display of its own', () => {
  const { program } = parseWallAddress('views=board&zone=UTC&sound=50&from=07:00&until=23:00&name=Desk');
  expect(previewAddress(program)).toBe('/wall?views=board&zone=UTC');
});
