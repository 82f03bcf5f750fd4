import { scenes } from 'virtual:workshop-records';
import { pause, resume } from '#web/clock/pause.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { StoryParameters } from './story.ts';

/** Viewers' choices that would change stories. */
const CHOICES = [
  'alerts',
  'bellNames',
  'books',
  'channels',
  'country',
  'extras',
  'favourites',
  'hours',
  'odds',
  'pins',
  'prices',
  'zone',
];
const DEFAULT_CHOICES = { zone: 'Europe/London' };
/** World seconds per real second: as good as none, since the clock cannot be stopped. */
const STOPPED_RATE = 1e-6;

/** Stops the world's clock at an instant, epoch ms. */
function stopClock(now: number): void {
  const at = performance.now();
  // The clock goes back only by more than a day.
  worldClock.sample(0, STOPPED_RATE, at);
  worldClock.sample(now, STOPPED_RATE, at);
}

/** Sets the world's clock and the viewer's choices to those of a story, by default a Saturday afternoon and none. */
export function prepareStory({ now = scenes.live.at, isPaused, storage = {} }: StoryParameters): void {
  resume();
  stopClock(now);
  if (isPaused) pause();
  sessionStorage.clear();
  for (const name of CHOICES) localStorage.removeItem(name);
  for (const [name, text] of Object.entries({ ...DEFAULT_CHOICES, ...storage }))
    localStorage.setItem(name, text);
  const root = document.documentElement;
  if (storage['extras']) root.setAttribute('data-extras', storage['extras']);
  else root.removeAttribute('data-extras');
}
