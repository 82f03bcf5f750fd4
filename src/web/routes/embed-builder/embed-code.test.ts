import { expect, test } from 'vitest';
import { frameCode } from './embed-code.ts';

test('a title is text, whatever a team is called', () => {
  const code = frameCode({
    url: 'https://scores.example/embed/match/7?theme=dark&lang=de',
    title: 'A"B & <C> v D',
    height: 280,
  });
  expect(code).toBe(
    '<iframe src="https://scores.example/embed/match/7?theme=dark&amp;lang=de" title="A&quot;B &amp; &lt;C> v D" width="100%" height="280" loading="lazy" style="border: 0"></iframe>',
  );
  const frame = document.createElement('div');
  frame.innerHTML = code.replace('<iframe', '<p').replace('</iframe', '</p');
  expect(frame.firstElementChild?.getAttribute('title')).toBe('A"B & <C> v D');
});
