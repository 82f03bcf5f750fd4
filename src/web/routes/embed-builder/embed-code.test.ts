import { expect, test } from 'vitest';
import { frameCode, heightIn, resizingCode } from './embed-code.ts';

test('a title is text, whatever a team is called', () => {
  const code = frameCode({
    url: 'https://scores.example/embed/match/7?theme=dark&lang=de',
    title: 'A"B & <C> v D',
    height: 280,
  });
  expect(code).toBe(
    '<iframe src="https://scores.example/embed/match/7?theme=dark&amp;lang=de" title="A&quot;B &amp; &lt;C&gt; v D" width="100%" height="280" loading="lazy" style="border: 0"></iframe>',
  );
  const frame = document.createElement('div');
  frame.innerHTML = code.replace('<iframe', '<p').replace('</iframe', '</p');
  expect(frame.firstElementChild?.getAttribute('title')).toBe('A"B & <C> v D');
});

const SITE = 'https://scores.example';

test('the script gives a frame the height that its own embed says, and ignores other messages', () => {
  const [own, other] = [
    { contentWindow: {}, height: '280' },
    { contentWindow: {}, height: '420' },
  ] as const;
  let receive: (event: object) => void = () => {};
  const script = resizingCode(SITE).replaceAll(/<\/?script>/g, '');
  new Function('document', 'addEventListener', script)(
    { querySelectorAll: () => [own, other] },
    (_: string, listener: typeof receive) => {
      receive = listener;
    },
  );
  const source = own.contentWindow;
  for (const data of [null, 'height', { type: 'other', height: 9 }]) receive({ origin: SITE, data, source });
  const data = { type: 'touchline:height', height: 311 };
  receive({ origin: 'https://evil.example', data, source });
  expect([own.height, other.height]).toEqual(['280', '420']);
  receive({ origin: SITE, data, source });
  expect([own.height, other.height]).toEqual([311, '420']);
  receive({ origin: 'null', data: { ...data, height: 333 }, source });
  expect([own.height, other.height]).toEqual([333, '420']);
});

test.each([
  [{ type: 'touchline:height', height: 400, content: 311 }, 311],
  [{ type: 'touchline:height', content: 0 }, null],
  [{ type: 'touchline:height', content: '311' }, null],
  [{ type: 'touchline:other', content: 311 }, null],
  ['touchline:height', null],
  [null, null],
])('the height in %j is %s', (message, height) => {
  expect(heightIn(message)).toBe(height);
});
