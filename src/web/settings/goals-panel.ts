import { createSetting } from './setting.ts';

/** What the column beside the list shows while no match is open there. */
export const goalsPanelSetting = createSetting<'goals' | 'vidiprinter'>(
  'goals-panel',
  ['goals', 'vidiprinter'],
  () => 'goals',
);
