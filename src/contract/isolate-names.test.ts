import { expect, test } from 'vitest';
import { isolateNames } from './isolate-names.ts';

test.each([
  ['النسر', 'Alder'],
  ['Alder', 'הכוכב'],
  ['النسر', 'البحر'],
])('%s beside %s are both isolated', (home, away) => {
  expect(isolateNames(home, away)).toEqual([`\u2068${home}\u2069`, `\u2068${away}\u2069`]);
});

test.each(['Alder', 'Ολυμπία', '서울 스타', '東京スター', 'FC 04 – 1.'])('%s stays as it is', (name) => {
  expect(isolateNames(name)).toEqual([name]);
});
