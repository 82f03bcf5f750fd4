import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertSettings, DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import { bellNames } from '#web/settings/bell-names.ts';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/words/en.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { BellButton } from './bell-button.tsx';

setUpPages();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Lets the browser have notifications, and the viewer answer when the permission is requested. */
function stubNotifications(permission: NotificationPermission, answer = permission) {
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  return notification.requestPermission;
}

async function open(subject: 'team' | 'player' = 'team'): Promise<void> {
  render(
    <WordsContext value={en}>
      <BellButton subject={subject} id="12" name="Rovers" />
    </WordsContext>,
  );
  fireEvent.click(bell());
  await pass(0);
}

const bell = () => screen.getByRole('button', { name: 'Alerts for Rovers', hidden: true });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  await pass(0);
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const isDialogOpen = () => screen.queryByRole('dialog', { hidden: true }) !== null;

test('a bell is turned on in its dialog, which requests the permission once, on that press', async () => {
  const requestPermission = stubNotifications('default', 'granted');
  await open();
  expect(screen.getByRole('dialog', { name: 'Alerts for Rovers' })).toBeDefined();
  expect(screen.getByText(/Alerts need an open tab/)).toBeDefined();
  expect(bell().getAttribute('aria-pressed')).toBe('false');
  expect(alertSettings.get().bells).toEqual({});
  expect(requestPermission).not.toHaveBeenCalled();

  fireEvent.click(box('Sound'));
  expect(alertSettings.get().sound).toBe('none');
  fireEvent.click(box('Sound'));
  expect(alertSettings.get().sound).toBe('chime');
  fireEvent.click(box('Half-time'));
  await press('Turn on alerts');
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(alertSettings.get().bells).toEqual({
    'team 12': ['kick-off', 'goals', 'reds', 'half-time', 'full-time', 'ruled-out', 'moved'],
  });
  expect(bellNames.get()).toEqual({ 'team 12': 'Rovers' });
  expect(isDialogOpen()).toBe(false);
  expect(bell().getAttribute('aria-pressed')).toBe('true');
});

test('requests no permission for a viewer who wants no notifications', async () => {
  const requestPermission = stubNotifications('default', 'granted');
  alertSettings.set({ ...DEFAULT_ALERTS, notifications: false });
  await open();
  await press('Turn on alerts');
  expect(requestPermission).not.toHaveBeenCalled();
  expect(isDialogOpen()).toBe(false);
});

test('a refusal leaves the bell on and says how to allow notifications', async () => {
  stubNotifications('default', 'denied');
  await open();
  await press('Turn on alerts');
  expect(bell().getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/Notifications are blocked for this site/)).toBeDefined();
});

test.each([
  ['on an iPhone without the installed app', { userAgent: 'iPhone' }, true, /Add to Home Screen/],
  ['on an address without encryption', {}, false, /secure address/],
  ['in a browser without them', {}, true, /This browser has no notifications/],
] as const)('says that notifications are impossible %s', async (_, device, isSecure, text) => {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { ...device, languages: ['en'], maxTouchPoints: 0 });
  Reflect.deleteProperty(globalThis, 'Notification');
  await open();
  expect(screen.getByText(text)).toBeDefined();
  expect([box('Browser notifications').disabled, box('Browser notifications').checked]).toEqual([
    true,
    false,
  ]);
  await press('Turn on alerts');
  expect(bell().getAttribute('aria-pressed')).toBe('true');
});

test('a bell that is on changes at once, and is off without kinds or by its button', async () => {
  stubNotifications('granted');
  alertSettings.set({ ...DEFAULT_ALERTS, bells: { 'player 12': ['goals', 'reds'] } });
  await open('player');
  expect(screen.queryByRole('checkbox', { name: 'Kick-off', hidden: true })).toBeNull();
  fireEvent.click(box('Goals'));
  expect(alertSettings.get().bells).toEqual({ 'player 12': ['reds'] });
  fireEvent.click(box('Red cards'));
  expect(alertSettings.get().bells).toEqual({});
  expect(screen.getByText('Choose at least one.')).toBeDefined();
  await press('Turn on alerts');
  expect(alertSettings.get().bells).toEqual({});

  fireEvent.click(box('Goals'));
  await press('Turn on alerts');
  fireEvent.click(bell());
  await pass(0);
  await press('Turn off alerts');
  expect(alertSettings.get().bells).toEqual({});
  expect(isDialogOpen()).toBe(false);
});
