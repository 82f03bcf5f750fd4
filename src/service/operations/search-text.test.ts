import { expect, test } from 'vitest';
import { requiredText } from './parameters.ts';

test('searches from three letters, or one sign of a script that writes syllables', () => {
  expect(['東京', ' abc '].map((q) => requiredText({ q }, 'q'))).toEqual(['東京', 'abc']);
  expect(() => requiredText({ q: 'ab' }, 'q')).toThrow();
});
