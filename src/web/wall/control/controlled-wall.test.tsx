import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { createWallServer, openWall, passTime, setUpWalls } from '#web/testing/open-wall.tsx';
import { applyCommand } from './control.ts';
import { wallControl } from './wall-control.ts';
import { currentScreen, screenNow } from './wall-screen.ts';

setUpWalls();

const text = () => document.body.textContent ?? '';

async function give(command: WallCommand): Promise<void> {
  await act(async () => wallControl.set(applyCommand(wallControl.get(), command, screenNow())));
  await passTime(100);
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    fireEvent.keyDown(document.body, { key });
    await passTime(100);
  }
}

const focusedText = () => document.activeElement?.textContent;

test('a frozen wall keeps its scores and requests nothing, also over a reload, until it is unfrozen', async () => {
  const server = createWallServer();
  const { close } = openWall();
  await passTime(3000);
  await give({ type: 'freeze', notice: 'Back at six' });
  expect(text()).toContain('Frozen at 15:23');
  expect(text()).toContain('Back at six');
  const frozenPage = screen.getByRole('main').textContent;
  const count = server.requests.length;
  server.matches = [sampleMatch(1, { score: [9, 0] }), sampleMatch(2)];
  await passTime(60_000);
  expect(server.requests.slice(count).filter((url) => url.startsWith('/api/v2.2/'))).toEqual([]);
  expect(screen.getByRole('main').textContent).toBe(frozenPage);

  close();
  openWall();
  await passTime(60_000);
  expect(screen.getByRole('main').textContent).toBe(frozenPage);
  expect(text()).toContain('Back at six');
  expect(server.requests.slice(count).filter((url) => url.startsWith('/api/v2.2/'))).toEqual([]);

  await give({ type: 'unfreeze' });
  await passTime(10_000);
  expect(text()).not.toContain('Frozen');
  expect(screen.getByRole('main').textContent).toContain('9');
});

test('a hidden match is nowhere on the wall, frozen or not, and its notice is', async () => {
  createWallServer();
  const { close } = openWall();
  await passTime(3000);
  expect(text()).toContain('Home 2');
  await give({ type: 'hide', match: '2', notice: 'Embargo until 18:00' });
  expect(text()).not.toContain('Home 2');
  expect(screen.getByRole('status').textContent).toBe('Embargo until 18:00');
  close();
  openWall();
  await passTime(3000);
  expect(text()).not.toContain('Home 2');
  await give({ type: 'freeze', notice: '' });
  await give({ type: 'hide', match: '1', notice: '' });
  expect(text()).not.toContain('Home 1');
});

test('keys open the menu, change values and close it again', async () => {
  createWallServer();
  const { showCode } = openWall();
  await passTime(3000);
  await press('Enter');
  expect(focusedText()).toContain('Page');
  await press('ArrowDown', 'ArrowDown');
  expect(focusedText()).toContain('Brightness');
  await press('ArrowLeft', 'ArrowLeft');
  expect([wallControl.get().dim, focusedText()]).toEqual([20, 'Brightness‹ 80% ›']);
  await press('GoBack');
  expect(screen.queryByRole('button')).toBeNull();
  await press(' ');
  expect(wallControl.get().isPaused).toBe(true);
  await press('0');
  expect(showCode).toHaveBeenCalledOnce();
});

test('the menu closes after 20 seconds without a key, and after what it does once', async () => {
  createWallServer();
  openWall();
  await passTime(3000);
  await press('Enter');
  await passTime(19_000);
  await press('ArrowDown');
  await passTime(19_000);
  expect(screen.queryAllByRole('button')).not.toEqual([]);
  await passTime(2000);
  expect(screen.queryAllByRole('button')).toEqual([]);
  await press('Enter', 'ArrowUp', 'Enter');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('arrows and digits turn pages and views', async () => {
  const server = createWallServer();
  server.matches = Array.from({ length: 20 }, (_, at) => sampleMatch(at + 1));
  openWall();
  await passTime(3000);
  const index = () => currentScreen.get().index;
  const { length } = currentScreen.get().pages;
  expect(length).toBeGreaterThan(1);
  const before = index();
  await press('ArrowRight');
  expect(index()).toBe((before + 1) % length);
  await press('ArrowLeft', 'ArrowLeft');
  expect(index()).toBe((before + length - 1) % length);
  await press('1');
  expect(index()).toBe(0);
});
