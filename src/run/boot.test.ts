/** public/boot.js in very old browsers, where it is the only code that runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { expect, test } from 'vitest';

const CODE = readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8');

/** Runs boot.js in a fake browser with the features of 2009 and returns what it shows. */
function openIn(browser: object) {
  const elements: Record<string, { hidden: boolean; style: Record<string, string> }> = {
    old: { hidden: true, style: {} },
    root: { hidden: false, style: {} },
  };
  let ready = () => {};
  const document = {
    documentElement: { setAttribute() {}, removeAttribute() {} },
    createElement: () => ({}),
    getElementsByName: () => [],
    getElementById: (id: string) => elements[id],
    addEventListener: (_: string, listener: () => void) => {
      ready = listener;
    },
  };
  const window = Object.create(browser, {
    document: { value: document },
    location: { value: { pathname: '/', search: '' } },
  });
  runInNewContext(CODE, Object.assign(window, { window }));
  ready();
  return elements;
}

test('uses only syntax of 2009', () => {
  expect(() => parse(CODE, { ecmaVersion: 5, allowReserved: true })).not.toThrow();
});

test.each([
  ['nothing that is newer', {}],
  [
    'storage that is blocked',
    {
      get localStorage() {
        throw new Error('The operation is insecure.');
      },
    },
  ],
  ['one half of what is needed', { AbortSignal: Object.assign(() => {}, { any: () => {} }) }],
])('tells a browser with %s that it is too old', (_, browser) => {
  expect(openIn(browser)).toEqual({
    old: { hidden: false, style: {} },
    root: { hidden: false, style: { display: 'none' } },
  });
});
