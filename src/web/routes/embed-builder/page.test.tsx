import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { answer, fakeServer, type Respond } from '#web/testing/fake-server.ts';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { de } from '#web/testing/words.ts';
import { EmbedBuilder } from './page.tsx';

setUpPages();
// Hundreds of options take a test longer than a browser.
beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'Europe/Berlin']);
});

const MATCH = sampleMatch(7);

const respond: Respond = (url) => {
  if (url.includes('/fixtures/?t=sort')) return answer([MATCH]);
  if (url.includes('/leagues/?t=sort')) return answer([{ id: '5', name: 'Premier Division' }]);
  if (url.includes('/search/?t=league')) {
    const text = new URL(url, location.origin).searchParams.get('q') ?? '';
    // The service knows a competition by its name without the country.
    const isName = 'premier division'.includes(text);
    return answer(isName ? [{ id: '5', name: 'Premier Division', cc: 'en', country_name: 'England' }] : []);
  }
  return answer();
};

let search = '';
function Location() {
  search = useLocation().search;
  return null;
}

async function open(query = '', words?: Parameters<typeof renderPage>[2]): Promise<void> {
  fakeServer(respond);
  renderPage(
    <>
      <EmbedBuilder />
      <Location />
    </>,
    `/embed/new${query}`,
    words,
  );
  await settle();
}

const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' }).value;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));

test('asks for a match first, and has no code for nothing', async () => {
  await open();
  expect(screen.getByText('Find a match to see the preview and the code.')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Embed code' })).toBeNull();
  click('radio', 'Today’s scores');
  expect(screen.getByText('Add a competition to see the preview and the code.')).toBeDefined();
  expect(search).toBe('?kind=scores');
});

test('the code names the match, and follows every choice', async () => {
  await open('?kind=match&id=7');
  const { home, away } = MATCH.teams;
  expect(code()).toContain(`src="${location.origin}/embed/match/7" title="${home.name} v ${away.name}"`);
  click('radio', 'Dark');
  choose('Language', 'de');
  choose('Time zone', 'Europe/Berlin');
  expect(code()).toContain('/embed/match/7?zone=Europe/Berlin&amp;theme=dark&amp;lang=de"');
  // Another kind keeps the look.
  click('radio', 'A table');
  expect(search).toBe('?kind=table&theme=dark&lang=de');
});

test('finds a competition by its name', async () => {
  await open('?kind=table');
  choose('Find a competition', 'premier');
  await pass(500);
  await settle();
  fireEvent.click(screen.getByRole('link', { name: /Premier Division/ }));
  await settle();
  choose('Rows', '5');
  click('checkbox', 'Show the last results');
  expect(search).toBe('?kind=table&id=5&rows=5&form=on');
  expect(code()).toContain('title="Premier Division"');
});

test('finds a competition after a match was looked for, also by the name with its country', async () => {
  await open();
  click('radio', 'A table');
  for (const text of ['premier', 'England Premier Division', 'Premier Division, England']) {
    choose('Find a competition', text);
    await pass(500);
    await settle();
    expect(screen.getByRole('link', { name: /Premier Division/ })).toBeDefined();
  }
  choose('Find a competition', 'Wales Premier Division');
  await pass(500);
  await settle();
  expect(screen.queryByRole('link', { name: /Premier Division/ })).toBeNull();
});

test('the height is what the embed says, and a script keeps it so', async () => {
  await open('?kind=table&id=5');
  expect(code()).toContain('height="520"');
  const data = { type: 'touchline:height', height: 400, content: 311 };
  act(() => void dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data })));
  expect(code()).toContain('height="520"');
  act(() => void dispatchEvent(new MessageEvent('message', { origin: location.origin, data })));
  expect(code()).toContain('height="311"');
  expect(code()).not.toContain('<script>');
  click('checkbox', 'Fit the height to the content (adds a short script)');
  expect(code()).toContain(`["${location.origin}", "null"]`);
});

test('says that an address cannot be read as a whole', async () => {
  await open('?kind=table&id=5&rows=1');
  expect(screen.getByText('Some settings in this link aren’t valid. Check the choices below.')).toBeDefined();
  expect(code()).toContain('/embed/table/5"');
});

test('says it in German', async () => {
  await open('?kind=scores&leagues=5', de);
  expect(document.title).toBe('Etwas einbetten · Touchline');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code zum Einbetten' });
  expect(field.value).toContain('title="Fußballergebnisse"');
});
