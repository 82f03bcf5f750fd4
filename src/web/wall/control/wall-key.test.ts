import { expect, test } from 'vitest';
import { wallKeyOf } from './wall-key.ts';

const press = (key: string, dir = 'ltr', modifiers = {}) =>
  wallKeyOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...modifiers }, dir);

test.each([
  ['ArrowUp', 'up'],
  ['ChannelDown', 'down'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Enter', 'ok'],
  ['Escape', 'back'],
  ['GoBack', 'back'],
  ['BrowserBack', 'back'],
  [' ', 'pause'],
  ['MediaPlayPause', 'pause'],
  ['0', 'code'],
  ['7', { view: 7 }],
  ['a', null],
  ['Tab', null],
  ['constructor', null],
])('%s is %j', (key, meaning) => {
  expect(press(key)).toEqual(meaning);
});

test('the next page is to the left where lines go there', () => {
  expect([press('ArrowLeft', 'rtl'), press('ArrowRight', 'rtl')]).toEqual(['next', 'previous']);
});

test('keys of the browser stay its own', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(press('ArrowLeft', 'ltr', { [modifier]: true })).toBeNull();
});
