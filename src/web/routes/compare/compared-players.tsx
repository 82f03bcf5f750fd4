import type { CSSProperties } from 'react';
import type { Comparison } from '#contract/comparison.ts';
import { spokenName } from '#contract/person-name.ts';
import type { PlayerRecord } from '#contract/records/player.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { playerQuery } from '#web/data/profile.ts';
import { clubAndCountry } from '#web/features/search/namesakes.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { useWords } from '#web/words/use-words.ts';
import { CompareFrame } from './compare-frame.tsx';
import { PlayerSections } from './player-sections.tsx';
import { useComparedSides } from './use-compared-sides.ts';

/** Players have no colours of their own: kit colours belong to teams. */
const COLOURS = { '--home': 'var(--ink)', '--away': 'var(--quiet)' } as CSSProperties;

/** Two players side by side. */
export function ComparedPlayers({ comparison }: { readonly comparison: Comparison }) {
  const words = useWords();
  const { records, states, state } = useComparedSides<PlayerRecord>(comparison, {
    queryOf: playerQuery,
    sideOf: (player) => ({
      id: player.id,
      name: spokenName(player),
      img: player.img,
      about: clubAndCountry(player, words),
      to: profileAddress('player', player.id),
    }),
  });
  const { home, away } = records;
  return (
    <DatedPage state={state} hasData>
      <CompareFrame comparison={comparison} {...states} colours={COLOURS}>
        {home && away && <PlayerSections key={comparison.ids.join()} home={home} away={away} />}
      </CompareFrame>
    </DatedPage>
  );
}
