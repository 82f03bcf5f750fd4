import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { guideAddress } from '#web/navigation/addresses.ts';
import { addShield } from '#web/settings/shields.ts';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { ShareButton } from './share-button.tsx';

setUpPages();
afterEach(() => void vi.unstubAllGlobals());

const DAY = guideAddress({ day: '2026-11-21' });

/** Opens a page with the viewer's own parameters in its address, on a device that has these functions. */
function open(device: { readonly share?: unknown; readonly clipboard?: unknown }, to?: typeof DAY) {
  history.replaceState(null, '', '/match/7/stats?d=2026-11-20&show=live#x');
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'], ...device });
  return render(
    <WordsContext value={en}>
      <ShareButton title="Home – Away" {...(to && { to })} />
    </WordsContext>,
  );
}

async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await pass(0);
}

test('opens the share sheet with the address of the tab, without what is the viewer’s own', async () => {
  const share = vi.fn(async () => {});
  open({ share, clipboard: {} });
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Home – Away', url: `${location.origin}/match/7/stats` });
});

test.each([
  ['/match/7/stats?lang=de', undefined],
  ['/tv?d=2026-11-21&lang=de', DAY],
])('has the language of a viewer who reads another one than English: %s', async (address, to) => {
  localStorage.setItem('lang', 'de');
  const writeText = vi.fn(async () => {});
  open({ clipboard: { writeText } }, to);
  await press();
  expect(writeText).toHaveBeenCalledWith(location.origin + address);
});

test('stays quiet when the share sheet is closed without a choice', async () => {
  open({ share: async () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await press();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('copies the given address where there is no share sheet, and says so until the focus leaves', async () => {
  const writeText = vi.fn(async () => {});
  open({ clipboard: { writeText } }, DAY);
  await press();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/tv?d=2026-11-21`);
  expect(screen.getByRole('status').textContent).toBe('Link copied');
  fireEvent.blur(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('says that a link could not be copied, and what to do', async () => {
  open({ clipboard: { writeText: async () => Promise.reject(new Error('not allowed')) } });
  await press();
  expect(screen.getByRole('status').textContent).toContain('Link not copied.');
});

test('is not there where the browser offers neither', () => {
  const { container } = open({});
  expect(container.innerHTML).toBe('');
});

describe('with feeds', () => {
  const openFeeds = async (device: Parameters<typeof open>[0], kind: 'team' | 'match' = 'team') => {
    history.replaceState(null, '', '/team/7');
    vi.stubGlobal('navigator', { onLine: true, languages: ['en'], ...device });
    render(
      <WordsContext value={en}>
        <ShareButton title="Rovers" feeds={{ kind, id: '7' }} />
      </WordsContext>,
    );
    await press();
    await vi.dynamicImportSettled();
    await pass(0);
    return screen
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };

  test('lists them, the calendar by its own protocol, also where links cannot be shared', async () => {
    const host = location.host;
    expect(await openFeeds({})).toEqual([
      ['Subscribe in your calendar', `webcal://${host}/team/7.ics`],
      ['News of this team (RSS)', `${location.origin}/team/7.rss`],
    ]);
    expect(screen.queryByText(/spoiler shield/)).toBeNull();
    expect(screen.queryByText('Share the link')).toBeNull();
  });

  test('a match has the calendar of its id, and addresses the language of the viewer', async () => {
    localStorage.setItem('lang', 'de');
    expect(await openFeeds({}, 'match')).toEqual([
      [expect.anything(), `webcal://${location.host}/matches.ics?ids=7&lang=de`],
      [expect.anything(), `${location.origin}/match/7.json?lang=de`],
    ]);
  });

  test('says before the addresses that a shield or a delay does not reach them', async () => {
    addShield({ kind: 'team', id: '7', name: 'Rovers', until: null });
    await openFeeds({});
    const sentence = screen.getByText(/^Feeds show scores at once/);
    const [link] = screen.getAllByRole('link', { hidden: true });
    expect(sentence.compareDocumentPosition(link as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shares the link from the list', async () => {
    const writeText = vi.fn(async () => {});
    await openFeeds({ clipboard: { writeText } });
    fireEvent.click(screen.getByText('Share the link'));
    await pass(0);
    expect(screen.getByText('Link copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/team/7`);
  });
});
