import { useMemo } from 'react';
import { SELECTABLE_COUNTRIES } from '#contract/order/countries.ts';
import { MAX_WALL_ITEMS } from '#contract/wall-address.ts';
import { byName, countryNamer } from '#news/words/country-name.ts';
import { AddSelect } from '#web/builder/add-select.tsx';
import { EntityList } from '#web/builder/entity-list.tsx';
import { RemovableChip } from '#web/builder/removable-chip.tsx';
import { useLeagueNames, useTeamNames } from '#web/builder/use-names.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { wallBuilderAddress } from '#web/navigation/builder-addresses.ts';
import { useWords } from '#web/words/use-words.ts';
import type { WallFormProps } from './use-wall-program.ts';

/** Whose matches a wall shows. */
export function MatchFields({ program, change }: WallFormProps) {
  const { builder: t, wallBuilder } = useWords<'builders'>();
  const { follow, leagues } = program;
  const teamNames = useTeamNames(follow);
  const leagueNames = useLeagueNames(leagues);
  const max = (ids: readonly string[]) => ids.slice(0, MAX_WALL_ITEMS);
  return (
    <div className="grid gap-3">
      <EntityList
        kind="team"
        label={wallBuilder.follow}
        placeholder={wallBuilder.addTeam}
        ids={follow}
        names={teamNames}
        addressOf={(ids) => wallBuilderAddress({ ...program, follow: max(ids) })}
        onChange={(ids) => change({ follow: max(ids) })}
      />
      <EntityList
        kind="league"
        label={t.competitions}
        placeholder={t.addCompetition}
        ids={leagues}
        names={leagueNames}
        addressOf={(ids) => wallBuilderAddress({ ...program, leagues: max(ids) })}
        onChange={(ids) => change({ leagues: max(ids) })}
      />
      <Countries program={program} change={change} />
      <p className="text-faint text-xs">{wallBuilder.all}</p>
    </div>
  );
}

function Countries({ program: { countries }, change }: WallFormProps) {
  const words = useWords<'builders'>();
  const { builder: t, wallBuilder, intl } = words;
  const nameOf = useMemo(() => countryNamer(words), [words]);
  const others = useMemo(() => byName(SELECTABLE_COUNTRIES, nameOf, intl), [nameOf, intl]);
  return (
    <div className="grid gap-1.5">
      <p className="font-medium text-quiet">{wallBuilder.countries}</p>
      <ul aria-label={wallBuilder.countries} className="flex min-w-0 flex-wrap gap-2">
        {countries.map((code) => (
          <RemovableChip
            key={code}
            removeLabel={t.remove(nameOf(code))}
            onRemove={() => change({ countries: countries.filter((other) => other !== code) })}
          >
            <Flag src={flagPath(code)} />
            {nameOf(code)}
          </RemovableChip>
        ))}
        {countries.length < MAX_WALL_ITEMS && (
          <AddSelect
            label={wallBuilder.addCountry}
            text={wallBuilder.plusCountry}
            onAdd={(code) => change({ countries: [...countries, code] })}
          >
            {others
              .filter(({ code }) => !countries.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </AddSelect>
        )}
      </ul>
    </div>
  );
}
