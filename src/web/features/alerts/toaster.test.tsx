import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Alert } from '#news/alerts/alert.ts';
import { pause, resume } from '#web/clock/pause.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { runCommand } from '#web/navigation/commands.ts';
import { useStore } from '#web/state/store.ts';
import { pass } from '#web/testing/render-page.tsx';
import { sampleAlert } from '#web/testing/sample-alert.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { addToasts, dropToasts, toasts } from './alert-store.ts';
import { Toaster } from './toaster.tsx';

setUpPages();

afterEach(() => {
  act(resume);
  dropToasts(toasts.get().map(({ key }) => key));
});

function Page() {
  const alerts = useStore(toasts);
  return (
    <WordsContext value={en}>
      <SampleProgram>{alerts.length > 0 && <Toaster alerts={alerts} missedAlerts={null} />}</SampleProgram>
    </WordsContext>
  );
}

function open(...alerts: readonly Alert[]): void {
  act(() => addToasts(alerts));
  render(<Page />);
}

const goal = (id: number) => sampleAlert(id, { key: `${id} goal home 1` });
const texts = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => within(item).queryByRole('link')?.textContent ?? item.textContent);
const region = () => screen.getByRole('region', { name: 'Latest alerts' });

test('shows three toasts, the newest first, and counts the others', () => {
  open(...[1, 2, 3, 4, 5].map(goal));
  expect(texts()).toEqual([
    'GoalPremierHome 51Away 5020′ Osei',
    'GoalPremierHome 41Away 4020′ Osei',
    'GoalPremierHome 31Away 3020′ Osei',
    '2 more alerts',
  ]);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/match/5');
});

const NO_PLAYER = { side: null, player: null, minute: null };

test.each([
  [{ kind: 'ruled-out', score: [0, 0], ...NO_PLAYER }, 'Goal ruled outPremierHome 10Away 10'],
  [{ kind: 'goals', detail: 'penalty', minute: '45+2' }, 'GoalPremierHome 11Away 1045+2′ Osei (penalty)'],
  [
    { kind: 'reds', detail: 'second-yellow' },
    'Red card for Home 1PremierHome 11Away 1020′ Osei (second yellow)',
  ],
  [{ kind: 'kick-off', score: null, ...NO_PLAYER }, 'Kick-offPremierHome 1Away 1'],
  [
    { kind: 'full-time', detail: 'after-penalties', penalties: [4, 2], ...NO_PLAYER },
    'Full time, after penaltiesPremierHome 11Away 10Pens 4–2',
  ],
  [
    { kind: 'moved', detail: 'new-time', score: null, ...NO_PLAYER },
    'New kick-off timePremierHome 1Away 1Sat 21 Nov, 15:00',
  ],
  [{ kind: 'moved', detail: 'postponed', score: null, ...NO_PLAYER }, 'PostponedPremierHome 1Away 1'],
] as const)('says what happened: %j', (fields, text) => {
  open(sampleAlert(1, fields as Partial<Alert>));
  expect(texts()).toEqual([text]);
});

test('a correction takes the place of the goal', () => {
  open(goal(1), goal(2));
  act(() =>
    addToasts([
      sampleAlert(1, { key: '1 ruled-out', kind: 'ruled-out', score: [0, 0], corrects: '1 goal home 1' }),
    ]),
  );
  expect(texts().map((text) => text?.slice(0, 14))).toEqual(['GoalPremierHom', 'Goal ruled out']);
});

test('a toast disappears after ten seconds, but not while the viewer rests on it or has paused', async () => {
  worldClock.sample(1000, 1, performance.now());
  open(goal(1));
  await pass(6000);
  act(() => addToasts([goal(2)]));
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  await pass(20_000);
  expect(texts()).toHaveLength(2);
  fireEvent.pointerLeave(region());
  act(pause);
  await pass(20_000);
  expect(texts()).toHaveLength(2);
  act(resume);
  await pass(5000);
  expect(toasts.get().map(({ matchId }) => matchId)).toEqual(['2']);
  await pass(6000);
  expect(screen.queryByRole('region')).toBeNull();
});

test('Escape dismisses the newest, the button its own, and the focus stays with the others', () => {
  open(goal(1), goal(2), goal(3));
  act(() => expect(runCommand('close')).toBe(true));
  expect(toasts.get().map(({ matchId }) => matchId)).toEqual(['1', '2']);
  const button = screen.getByRole('button', { name: 'Dismiss: Home 2 v Away 2' });
  button.focus();
  fireEvent.click(button);
  expect(toasts.get().map(({ matchId }) => matchId)).toEqual(['1']);
  expect(document.activeElement).toBe(region());
});

test('a toast is gone once its match is opened', () => {
  open(goal(1), goal(2));
  fireEvent.click(screen.getByRole('link', { name: /Home 2/ }));
  expect(toasts.get().map(({ matchId }) => matchId)).toEqual(['1']);
});

test('a swipe dismisses a toast, and a short one brings it back and follows no link', () => {
  open(goal(1));
  const toast = screen.getByRole('listitem');
  const swipe = (to: number) => {
    fireEvent.pointerDown(toast, { pointerType: 'touch', clientX: 100 });
    fireEvent.pointerMove(toast, { pointerType: 'touch', clientX: to });
    fireEvent.pointerUp(toast, { pointerType: 'touch', clientX: to });
  };
  swipe(150);
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(toasts.get()).toHaveLength(1);
  swipe(190);
  expect(toasts.get()).toEqual([]);
});

test('moves to the top of the window when it would cover what has the focus', () => {
  const box = (top: number) => ({ top, bottom: top + 50, left: 0, right: 100 }) as DOMRect;
  open(goal(1));
  const button = document.body.appendChild(document.createElement('button'));
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(box(500));
  vi.spyOn(region(), 'getBoundingClientRect').mockReturnValue(box(600));
  const hasEdge = (name: string) => region().className.includes(`${name}-`);
  act(() => button.focus());
  expect([hasEdge('bottom'), hasEdge('top')]).toEqual([true, false]);
  button.blur();
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(box(620));
  act(() => button.focus());
  expect([hasEdge('bottom'), hasEdge('top')]).toEqual([false, true]);
  button.remove();
});
