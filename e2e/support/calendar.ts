import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';

interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly place: string | null;
  readonly status: string;
  readonly url: string;
  /** Epoch seconds; null for a whole day. */
  readonly from: number | null;
  /** `YYYY-MM-DD` of a whole day. */
  readonly day: string | null;
}

/** Presses a button that gives a calendar file, and reads the file as a calendar would. */
export async function calendarFrom(page: Page, button: Locator) {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  const text = readFileSync(await file.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component): CalendarEvent => {
    const { uid, summary, location, startDate } = new ICAL.Event(component);
    return {
      uid,
      title: summary,
      place: location ?? null,
      status: String(component.getFirstPropertyValue('status')),
      url: String(component.getFirstPropertyValue('url')),
      from: startDate.isDate ? null : startDate.toUnixTime(),
      day: startDate.isDate ? startDate.toString() : null,
    };
  });
  return { name: file.suggestedFilename(), text, events };
}
