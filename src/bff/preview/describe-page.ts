import { parseDay } from '#contract/calendar-day.ts';
import { DAY_MS } from '#contract/durations.ts';
import { dayText } from './describe-match.ts';
import type { Preview } from './preview.ts';
import type { PlainKind } from './preview-target.ts';
import type { PreviewWords } from './words.ts';

/** Says what a page without a record of its own has, and of which day. */
export function describePage(kind: PlainKind, day: string | null, words: PreviewWords): Preview {
  if (kind !== 'scores' && kind !== 'tv' && kind !== 'odds') {
    const [title, description] = words.pages[kind];
    return { title, description };
  }
  const { title, description } = words.days[kind];
  const dayNumber = day === null ? null : parseDay(day);
  if (dayNumber === null) {
    return kind === 'scores' ? words.general : { title, description: description(null) };
  }
  const text = dayText(dayNumber * DAY_MS, words);
  return { title: `${title}, ${text}`, description: description(text) };
}
