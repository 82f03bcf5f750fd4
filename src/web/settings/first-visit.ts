import { createSetting } from './setting.ts';

/** Whether the offer to choose teams was dismissed. */
export const firstVisitSetting = createSetting<'over' | null>('first-visit', ['over'], () => null);
