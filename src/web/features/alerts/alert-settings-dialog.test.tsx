import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alertSettings, DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import { storeBellName } from '#web/settings/bell-names.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { AlertSettingsDialog } from './alert-settings-dialog.tsx';

setUpPages();

const onClose = vi.fn();

function open(): void {
  render(
    <WordsContext value={en}>
      <AlertSettingsDialog onClose={onClose} />
    </WordsContext>,
  );
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('changes kinds of new bells, sound, volume and quiet hours at once', () => {
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Line-ups', hidden: true }));
  change('Sound', 'horn');
  change('Volume', '25');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Messages on the page', hidden: true }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours', hidden: true }));
  change('From', '22:30');
  expect(alertSettings.get()).toEqual({
    ...DEFAULT_ALERTS,
    kinds: ['kick-off', 'line-ups', 'goals', 'reds', 'full-time', 'ruled-out', 'moved'],
    sound: 'horn',
    volume: 0.25,
    toasts: false,
    quietHours: { from: '22:30', until: '07:00' },
  });
  change('Sound', 'none');
  expect(screen.queryByLabelText('Volume')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play', hidden: true })).toBeNull();
});

test('lists the bells by name, and turns one off', () => {
  alertSettings.set({ ...DEFAULT_ALERTS, bells: { 'team 12': ['goals', 'reds'], 'match 7': ['goals'] } });
  storeBellName('team 12', 'Rovers');
  open();
  expect(screen.getByRole('link', { name: /Rovers/, hidden: true }).getAttribute('href')).toBe('/team/12');
  expect(screen.getByRole('link', { name: /Match 7/, hidden: true }).textContent).toBe('Match 7Goals');
  fireEvent.click(screen.getByRole('button', { name: 'Turn off alerts for Rovers', hidden: true }));
  expect(alertSettings.get().bells).toEqual({ 'match 7': ['goals'] });
});

test('notifications that the browser blocks are not shown as on', () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  vi.stubGlobal('navigator', { userAgent: '', serviceWorker: {} });
  open();
  const box = screen.getByRole('checkbox', { name: 'Browser notifications', hidden: true });
  expect((box as HTMLInputElement).checked).toBe(false);
  expect(screen.getByText(/^Notifications are blocked/)).toBeTruthy();
  vi.unstubAllGlobals();
});
