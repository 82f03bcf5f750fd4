import { zoneName } from '#web/format/clock-time.ts';
import { filterOf } from '#web/matches/rows.ts';
import type { View } from '#web/wall/view.ts';
import { ClockPage } from './clock-page.tsx';
import { nextKickOff } from './next-kick-off.ts';

/** The time in the wall's zone and up to three others, with the next kick-off. */
export const clock: View = {
  pages(context) {
    const { program, rows, words, zone } = context;
    const { wallClock: t } = words;
    return [
      {
        key: 'clock',
        title: t.title(zoneName(zone)),
        note: null,
        isHeadless: true,
        element: (
          <ClockPage
            zones={program.zones}
            next={nextKickOff(context)}
            liveCount={rows.filter(({ record }) => filterOf(record) === 'live').length}
          />
        ),
      },
    ];
  },
};
