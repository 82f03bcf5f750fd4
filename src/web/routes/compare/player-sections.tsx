import type { PlayerRecord } from '#contract/records/player.ts';
import { localCountry } from '#news/words/country-name.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { SideBySide, TextRows } from '#web/features/compare/side-by-side.tsx';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { currentRole } from '#web/features/profile/player-career.ts';
import { ageAt } from '#web/format/age.ts';
import { moneyText } from '#web/format/money.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { useWords } from '#web/words/use-words.ts';
import { PlayerMatchesSection } from './player-matches-section.tsx';
import { PlayerSeasonSection } from './player-season-section.tsx';

interface Props {
  readonly home: PlayerRecord;
  readonly away: PlayerRecord;
}

/** What is compared of two players. Each section requests its data when it comes near the screen. */
export function PlayerSections({ home, away }: Props) {
  const { compare: t } = useWords<'compare'>();
  const { inSight, watch } = useInSight();
  const names = { home: home.name, away: away.name };
  const facts = [useFacts(home), useFacts(away)] as const;
  const rows = facts[0].map(([label, value], at) => [label, value, facts[1][at]?.[1]] as const);
  const section = (id: string) => ({ id, watch, isNear: inSight.has(id), home, away });
  return (
    <div className="grid gap-3 lg:[&:not(aside_*)]:grid-cols-2">
      <div className="grid min-w-0 content-start gap-3">
        <ErrorBoundary at={home} section>
          <PlayerSeasonSection {...section('season')} />
        </ErrorBoundary>
        <SectionCard id="profile" title={t.profile}>
          <SideBySide caption={t.profile} names={names}>
            {(headers) => <TextRows headers={headers} rows={rows} />}
          </SideBySide>
        </SectionCard>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <ErrorBoundary at={home} section>
          <PlayerMatchesSection {...section('matches')} />
        </ErrorBoundary>
      </div>
    </div>
  );
}

/** Returns what is known of a player, by name; facts of all players are in the same order. */
function useFacts(player: PlayerRecord) {
  const words = useWords<'profile'>();
  const { profile: t, intl } = words;
  const { position, foot, height, weight, shirtnumber, country, birthday, market_value: value } = player;
  const positions: Readonly<Record<string, string>> = t.positions;
  const feet: Readonly<Record<string, string>> = t.feet;
  const age = useClock((now) => (birthday && now !== null ? ageAt(birthday, now) : null)) ?? player.age;
  return [
    [t.club, currentRole(player, false)?.team.name],
    [t.kinds.country, localCountry(country, words)],
    [t.position, position && (positions[position] ?? position)],
    [t.shirt, shirtnumber],
    [t.age, age],
    [t.height, height && t.centimetres(height)],
    [t.weight, weight && t.kilograms(weight)],
    [t.foot, foot && (feet[foot] ?? foot)],
    [t.value, moneyText(value, intl)],
  ] as const;
}
