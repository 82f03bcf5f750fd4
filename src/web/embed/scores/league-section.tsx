import type { ReactNode, Ref } from 'react';
import type { League } from '#contract/records/league.ts';
import { NewTabLink } from '#web/embed/frame/new-tab-link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly league: League;
  readonly isBusy: boolean;
  readonly isOld?: boolean;
  /** Beside the name. */
  readonly aside?: ReactNode;
  /** In the place of matches. */
  readonly note?: ReactNode;
  /** px */
  readonly minHeight?: number | undefined;
  readonly ref?: Ref<HTMLElement>;
  readonly children?: ReactNode;
}

/** A competition with its name above. */
export function LeagueSection({ league, isBusy, isOld, aside, note, minHeight, ref, children }: Props) {
  const name = competitionName(league, useWords());
  return (
    <section
      ref={ref}
      aria-label={name}
      aria-busy={isBusy}
      data-old={isOld}
      style={minHeight === undefined ? undefined : { minHeight }}
      className="border-line border-t"
    >
      <h2 className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 bg-raised px-3 font-semibold">
        <NewTabLink to={`/competition/${league.id}`} className="inline-flex min-h-11 items-center">
          <span dir="auto">{name}</span>
        </NewTabLink>
        {aside}
      </h2>
      {note && <p className="border-line border-t px-3 py-2.5 text-quiet">{note}</p>}
      {children}
    </section>
  );
}
