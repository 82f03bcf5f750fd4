import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favourites } from '#web/settings/favourites.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { MAX_FILE_BYTES } from './personal-file.ts';
import { personalLink } from './personal-link.ts';
import { TransferDialog } from './transfer-dialog.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const team = (id: string, name: string) => ({ kind: 'team' as const, id, name, img: null });
const file = (personal: object) => new File([JSON.stringify({ touchline: 1, personal })], 'touchline.json');

function open(link: string | null = null) {
  const onClose = vi.fn();
  render(
    <WordsContext value={en}>
      <TransferDialog link={link} onClose={onClose} />
    </WordsContext>,
  );
  return onClose;
}

async function choose(chosen: File) {
  fireEvent.change(screen.getByLabelText('Choose file'), { target: { files: [chosen] } });
  await screen.findByText(/^(How do you want to import\?|This .+)$/, { selector: 'h3, p' });
}
const button = (name: string) => screen.getByRole('button', { name });
const changes = () => screen.getByRole('region', { name: 'What will change' }).textContent;
const stored = () => JSON.stringify(Object.entries(localStorage).sort());

test('saves everything personal as a file', async () => {
  favourites.set([team('1', 'Alton')]);
  const files: Blob[] = [];
  const makeUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:file';
  });
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  open();
  fireEvent.click(button('Save as file'));
  expect(names).toEqual(['touchline.json']);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
    touchline: 1,
    personal: { favourites: [team('1', 'Alton')], theme: null },
  });
  makeUrl.mockRestore();
  click.mockRestore();
});

test('shows a QR code of a link to copy', async () => {
  favourites.set([team('1', 'Alton')]);
  open();
  fireEvent.click(button('Show QR code'));
  await screen.findByRole('img', { name: 'QR code of the link below' });
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value;
  expect(link).toBe(await personalLink(location.origin));
  expect(screen.getByRole('alert').textContent).toContain('Other devices can’t open links to localhost');
  fireEvent.click(button('Hide QR code'));
  expect(screen.queryByRole('img')).toBeNull();
});

test('refers to the file where a QR code has no room', async () => {
  favourites.set(Array.from({ length: 250 }, (_, at) => team(`${at * 7919}`, `${(at * 104_729) % 999_983}`)));
  open();
  fireEvent.click(button('Show QR code'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You follow too much for a QR code\. Save/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('adding keeps what is there; nothing is stored before the answer, and it can be undone', async () => {
  favourites.set([team('1', 'Alton')]);
  localStorage.setItem('theme', 'dark');
  const before = stored();
  const onClose = open();
  await choose(file({ favourites: [team('2', 'Berg')], theme: 'light', hours: '12' }));
  // The focus moves after the heading is drawn.
  await vi.waitFor(
    () => expect(document.activeElement?.textContent).toBe('How do you want to import?'),
    60_000,
  );
  expect(changes()).toBe('What will changeYou’ll followBergTime format3:00 pm now: automatic');
  expect(stored()).toBe(before);
  fireEvent.click(button('Add to mine'));
  expect(screen.getByRole('status').textContent).toBe('Imported.');
  expect(favourites.get()).toEqual([team('1', 'Alton'), team('2', 'Berg')]);
  expect(localStorage.getItem('theme')).toBe('dark');
  fireEvent.click(button('Undo'));
  expect(screen.getByRole('status').textContent).toBe('Undone. Everything is as it was.');
  expect(stored()).toBe(before);
  fireEvent.click(within(screen.getByRole('status').parentElement as HTMLElement).getByText('Close'));
  expect(onClose).toHaveBeenCalled();
});

test('replacing says what is lost', async () => {
  favourites.set([team('1', 'Alton'), team('2', 'Berg'), team('3', 'Caster')]);
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('keys', 'false');
  open();
  await choose(file({ favourites: [team('3', 'Caster'), team('2', 'Berg')], theme: null, pins: ['7', '8'] }));
  expect(changes()).toBe('What will changePinned competitions2 now: 0');
  fireEvent.click(screen.getByRole('radio', { name: 'Replace mine' }));
  expect(changes()).toBe(
    'What will changeYou’ll unfollowAltonWhat you follow will be in another order.' +
      'Pinned competitions2 now: 0ThemeSystem now: Dark',
  );
  fireEvent.click(button('Replace mine'));
  expect(favourites.get().map(({ name }) => name)).toEqual(['Caster', 'Berg']);
  expect([localStorage.getItem('theme'), localStorage.getItem('keys')]).toEqual([null, 'false']);
});

test('cancelling stores nothing', async () => {
  favourites.set([team('1', 'Alton')]);
  const before = stored();
  const onClose = open();
  await choose(file({ theme: 'light' }));
  fireEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalled();
  expect(stored()).toBe(before);
});

test('an import without news has nothing to confirm; one that is partly unreadable says so', async () => {
  favourites.set([team('1', 'Alton')]);
  open();
  await choose(file({ favourites: [team('1', 'Alton')], zone: 'Middle/Earth' }));
  expect(changes()).toBe(
    'What will changeNo changes: you have all of this already.Some items couldn’t be read and will be skipped.',
  );
  expect(screen.queryByRole('button', { name: 'Add to mine' })).toBeNull();
});

test.each([
  ['a truncated file', '{"touchline":1,', 'This file is damaged.'],
  ['another file', '{"name":"package"}', 'This isn’t a file of Touchline.'],
  ['a newer file', '{"touchline":2,"personal":{}}', 'This was saved by a newer version.'],
  ['a huge file', ' '.repeat(MAX_FILE_BYTES + 1), 'This file is too large.'],
])('refuses %s with what to do, and the next one can be chosen', async (_, text, sentence) => {
  favourites.set([team('1', 'Alton')]);
  const before = stored();
  open();
  await choose(new File([text], 'x.json'));
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain(sentence);
  expect(alert).toMatch(/\. (Choose|Save|Reload) /);
  expect(stored()).toBe(before);
  await choose(file({ theme: 'dark' }));
  expect(changes()).toContain('ThemeDark');
});

test('a link asks the same question, in a new browser to take everything over', async () => {
  favourites.set([team('1', 'Alton')]);
  localStorage.setItem('theme', 'dark');
  const link = await personalLink('https://scores.example');
  localStorage.clear();
  open(link?.split('=')[1]);
  await screen.findByText('Alton');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Replace mine' }).checked).toBe(true);
  expect(localStorage.length).toBe(0);
  fireEvent.click(button('Replace mine'));
  expect(favourites.get()).toEqual([team('1', 'Alton')]);
});

test('refuses a damaged link with what to do', async () => {
  open('AAAA');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link is damaged. Scan the QR code again, or use a file.',
  );
});
