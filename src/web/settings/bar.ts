import { createSetting } from './setting.ts';

/** Which of two pages the bar of a phone has room for. */
export const barSetting = createSetting<'live' | 'odds'>('bar', ['live', 'odds'], () => 'live');
