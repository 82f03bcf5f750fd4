import type { Page } from '@playwright/test';
import { coveredControls } from './covered-controls.ts';
import { overflow } from './list.ts';

/** Texts of programming errors, and of a part that could not be drawn; German "zu null" is none. */
const FAULTS =
  '\\b(?:undefined|NaN|(?<!zu )null)\\b|Invalid Date|\\[object|could not be shown|cannot be shown|Something went wrong';

/**
 * What is wrong with an open page, in words: texts of errors, a page wider than its screen, a control below something else, a
 * card that only says that there is nothing, a match without details that is longer than its screen or does not lead on, goals
 * that the score lacks.
 */
export async function pageFaults(page: Page): Promise<readonly string[]> {
  const wide = await overflow(page);
  const others = await page.evaluate((faultTexts) => {
    const ofPage = document.body.cloneNode(true) as HTMLElement;
    for (const code of ofPage.querySelectorAll('pre, code, script, style, textarea')) code.remove();
    const names = [...ofPage.querySelectorAll('[aria-label], [title], [alt], [datetime]')].flatMap(
      (element) => ['aria-label', 'title', 'alt', 'datetime'].map((name) => element.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(ofPage, NodeFilter.SHOW_TEXT);
    // One by one: a word is none beside the end of another one.
    const lines: string[] = [];
    while (walker.nextNode()) lines.push(walker.currentNode.nodeValue ?? '');
    const texts = [document.title, ...lines, ...names].join('\n');
    const written = [...texts.matchAll(new RegExp(`.{0,40}(?:${faultTexts}).{0,40}`, 'g'))].map(
      ([text]) => text,
    );
    if ((document.querySelector('main, #root')?.textContent ?? '').trim() === '') written.push('blank');
    for (const card of document.querySelectorAll('section:is(.card, [aria-label]):not([aria-busy="true"])')) {
      const [body, ...more] = [...card.children].filter(
        (part) =>
          part.textContent !== '' &&
          part.getClientRects().length > 0 &&
          !part.matches(':is(h1, h2, h3), :has(> h2)'),
      );
      if (more.length === 0 && body?.matches('p.muted, p.text-quiet') && !body.querySelector('a, button'))
        written.push(`a card with nothing but: ${body.textContent}`);
    }
    const waysOn = document.querySelector('[data-ways-on]');
    if (waysOn) {
      const linkCount = waysOn.querySelectorAll('a').length;
      if (linkCount !== 3) written.push(`${linkCount} ways on`);
      const hasCards = [...document.querySelectorAll('main section.card')].some((card) =>
        card.checkVisibility(),
      );
      const end = Math.round(waysOn.getBoundingClientRect().bottom + scrollY);
      if (!hasCards && end > innerHeight) written.push(`a match without details is ${end} px long`);
    }

    const head = [...document.querySelectorAll('[data-head] [data-score] > span')].map(
      ({ textContent }) => textContent,
    );
    const score = [head[0], head.at(-1)].map(Number);
    const goals = [...document.querySelectorAll('[aria-labelledby="timeline"] li[data-event="goal"]')].filter(
      (line) => line.querySelector('s') === null,
    );
    // In an element of its own: a name may end with a digit.
    const running = goals.flatMap((line) =>
      [...line.querySelectorAll('span')].flatMap(({ textContent }) => /^\d+–\d+$/.exec(textContent) ?? []),
    );
    const past = running.filter((text) =>
      text.split('–').some((count, side) => Number(count) > (score[side] ?? 0)),
    );
    if (score.some(Number.isNaN)) return written;
    return [
      ...written,
      ...past.map((text) => `running score ${text} past ${score.join('–')}`),
      ...(new Set(running).size < running.length ? [`goals listed twice: ${running.join(', ')}`] : []),
      ...(goals.length > score.reduce((sum, one) => sum + one, 0)
        ? [`${goals.length} goals of ${score.join('–')}`]
        : []),
    ];
  }, FAULTS);
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...(await coveredControls(page)), ...others];
}
