import { expect, test } from 'vitest';
import { competitionKind } from './competition-kind.ts';

const kindOf = (name: string, flags: Partial<Parameters<typeof competitionKind>[0]> = {}) =>
  competitionKind({ name, is_cup: false, is_friendly: false, is_amateur: false, ...flags });
const AMATEUR = { is_amateur: true };

test('says what a competition is where its name does not', () => {
  expect(kindOf('Premier Division')).toBeNull();
  expect(kindOf('Campionato Primavera', AMATEUR)).toBe('youth');
  expect(kindOf('Beloften Divisie', AMATEUR)).toBe('reserves');
  expect(kindOf('Coppa Nazionale', { is_cup: true })).toBe('cup');
  expect(kindOf('Internationals', { is_friendly: true })).toBe('friendly');
});

test.each(['Premier Youth Division', 'Reserve Combination', 'Dawri Al-Shabab U21'])(
  'does not repeat what a name says: %s',
  (name) => {
    expect(kindOf(name, AMATEUR)).toBeNull();
  },
);

test('does not repeat what the names of cups and friendlies say', () => {
  expect(kindOf('Champions Cup of Europe', { is_cup: true })).toBeNull();
  expect(kindOf('Club Friendlies', { is_friendly: true })).toBeNull();
});
