import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { Comparison } from '#contract/comparison.ts';
import type { PlayerRecord } from '#contract/records/player.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { playerQuery } from '#web/data/profile.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { clubAndCountry } from '#web/features/search/namesakes.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { useZone } from '#web/settings/zone.ts';
import { DataNoticeBar } from '#web/ui/data-notice-bar.tsx';
import { useWords } from '#web/words/use-words.ts';
import { CompareFrame } from './compare-frame.tsx';
import { PlayerSections } from './player-sections.tsx';
import { sideState } from './side-state.ts';

/** Players have no colours of their own: kit colours belong to teams. */
const COLOURS = { '--home': 'var(--ink)', '--away': 'var(--quiet)' } as CSSProperties;

/** Two players side by side. */
export function ComparedPlayers({ comparison }: { readonly comparison: Comparison }) {
  const words = useWords();
  const zone = useZone();
  const [homeId, awayId] = comparison.ids;
  const queries = [playerQuery(homeId ?? ''), playerQuery(awayId ?? '')] as const;
  const home = useQuery(enabledIf(homeId !== null, queries[0]));
  const away = useQuery(enabledIf(awayId !== null, queries[1]));
  const keys = queries.filter((_, at) => comparison.ids[at] !== null).map(({ queryKey }) => queryKey);
  const { trouble, asOf } = useStateOfData(keys);
  const sideOf = (player: PlayerRecord) => ({
    id: player.id,
    name: player.name,
    img: player.img,
    about: clubAndCountry(player, words),
    to: profileAddress('player', player.id),
  });
  const [homePlayer, awayPlayer] = [homeId && home.data?.data, awayId && away.data?.data];
  return (
    <>
      <CompareFrame
        comparison={comparison}
        home={sideState(homeId, home, sideOf)}
        away={sideState(awayId, away, sideOf)}
        colours={COLOURS}
      >
        {homePlayer && awayPlayer && (
          <PlayerSections key={comparison.ids.join()} home={homePlayer} away={awayPlayer} zone={zone} />
        )}
      </CompareFrame>
      <DataNoticeBar trouble={trouble} asOf={asOf} zone={zone} />
    </>
  );
}
