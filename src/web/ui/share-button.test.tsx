import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { guideAddress } from '#web/navigation/addresses.ts';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/words/en.ts';
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
