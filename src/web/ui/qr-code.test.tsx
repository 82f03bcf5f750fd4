import { cleanup, render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

const SCALE = 3;

/** Paints the rectangles of the drawn paths, as a camera would see them, and reads the code. */
function scan(svg: Element): string {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const data = new Uint8Array(size * size * 4).fill(128);
  for (const path of svg.querySelectorAll('path')) {
    const colour = path.getAttribute('fill') === '#000' ? 0 : 255;
    for (const [, x, y, width, height] of (path.getAttribute('d') ?? '').matchAll(
      /M(\d+) (\d+)h(\d+)v(\d+)/g,
    ))
      for (let row = Number(y) * SCALE; row < (Number(y) + Number(height)) * SCALE; row += 1) {
        const start = row * size + Number(x) * SCALE;
        data.fill(colour, start * 4, (start + Number(width) * SCALE) * 4);
      }
  }
  return decodeQR({ width: size, height: size, data });
}

test.each([
  ['an address', 'https://scores.example/my'],
  ['a link of 2 KB', `https://scores.example/my#import=${'aZ09-_'.repeat(335)}`],
])('the drawn modules say what they are to say: %s', (_, text) => {
  render(<QrCode text={text} label="Code" />);
  expect(scan(screen.getByRole('img', { name: 'Code' }))).toBe(text);
});

test('has four light modules on each side', () => {
  render(<QrCode text="x" label="Code" />);
  const [background, modules] = screen.getByRole('img').querySelectorAll('path');
  expect(background?.getAttribute('d')).toBe('M0 0h29v29H0z');
  const rows = [...(modules?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)];
  const xs = rows.map(([, x]) => Number(x));
  const ys = rows.map(([, , y]) => Number(y));
  const ends = rows.map(([, x, , width]) => Number(x) + Number(width));
  expect([Math.min(...xs), Math.min(...ys), Math.max(...ends), Math.max(...ys) + 1]).toEqual([4, 4, 25, 25]);
});
