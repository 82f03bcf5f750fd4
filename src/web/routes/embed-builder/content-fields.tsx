import {
  DEFAULT_EMBEDS,
  EMBED_KINDS,
  type Embed,
  type EmbedKind,
  MAX_EMBED_LEAGUES,
  MAX_EMBED_TEAMS,
} from '#contract/embed-address.ts';
import { EntityList } from '#web/builder/entity-list.tsx';
import { LazyEntityChooser } from '#web/builder/lazy-entity-chooser.tsx';
import { useLeagueNames, useTeamNames } from '#web/builder/use-names.ts';
import { embedBuilderAddress } from '#web/navigation/builder-addresses.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';

export interface EmbedFormProps {
  readonly embed: Embed;
  readonly onChange: (embed: Embed) => void;
}

/** Returns an empty embed of a kind that looks like another one. */
function withKind({ theme, lang }: Embed, kind: EmbedKind): Embed {
  if (kind === 'match') return { kind, id: '', ...DEFAULT_EMBEDS.match, theme, lang };
  if (kind === 'table') return { kind, id: '', ...DEFAULT_EMBEDS.table, theme, lang };
  return { kind, ...DEFAULT_EMBEDS.scores, theme, lang };
}

/** What an embed shows. */
export function ContentFields({ embed, onChange }: EmbedFormProps) {
  const { embedBuilder: t } = useWords<'builders'>();
  return (
    <>
      <Switch
        legend={t.what}
        options={EMBED_KINDS.map((kind) => [kind, t.kind[kind]] as const)}
        value={embed.kind}
        onChange={(kind) => onChange(withKind(embed, kind))}
      />
      {embed.kind === 'scores' ? (
        <ScoresFields embed={embed} onChange={onChange} />
      ) : (
        <SubjectField embed={embed} onChange={onChange} />
      )}
      {embed.kind === 'table' && <TableFields embed={embed} onChange={onChange} />}
    </>
  );
}

type Of<Kind extends EmbedKind> = { readonly embed: Extract<Embed, { readonly kind: Kind }> } & Pick<
  EmbedFormProps,
  'onChange'
>;

function SubjectField({ embed, onChange }: Of<'match' | 'table'>) {
  const { embedBuilder: t } = useWords<'builders'>();
  return (
    <div className="relative min-h-12">
      <LazyEntityChooser
        kind={embed.kind === 'match' ? 'match' : 'league'}
        label={t.find[embed.kind]}
        placeholder={t.find[embed.kind]}
        isInColumn
        excludedIds={[embed.id]}
        addressOf={({ id }) => embedBuilderAddress({ ...embed, id })}
        onFollow={({ id }) => onChange({ ...embed, id })}
      />
    </div>
  );
}

function ScoresFields({ embed, onChange }: Of<'scores'>) {
  const { builder: t } = useWords<'builders'>();
  const names = useLeagueNames(embed.leagues);
  const withLeagues = (leagues: readonly string[]) => ({
    ...embed,
    leagues: leagues.slice(0, MAX_EMBED_LEAGUES),
  });
  return (
    <EntityList
      kind="league"
      label={t.competitions}
      placeholder={t.addCompetition}
      ids={embed.leagues}
      names={names}
      addressOf={(ids) => embedBuilderAddress(withLeagues(ids))}
      onChange={(ids) => onChange(withLeagues(ids))}
    />
  );
}

/** Numbers of rows to choose from. */
const ROW_COUNTS = [5, 7, 10];

function TableFields({ embed, onChange }: Of<'table'>) {
  const { embedBuilder: t } = useWords<'builders'>();
  const names = useTeamNames(embed.teams);
  const withTeams = (teams: readonly string[]) => ({ ...embed, teams: teams.slice(0, MAX_EMBED_TEAMS) });
  const rows =
    embed.rows === null || ROW_COUNTS.includes(embed.rows) ? ROW_COUNTS : [...ROW_COUNTS, embed.rows];
  return (
    <>
      <EntityList
        kind="team"
        label={t.teams}
        placeholder={t.addTeam}
        ids={embed.teams}
        names={names}
        addressOf={(ids) => embedBuilderAddress(withTeams(ids))}
        onChange={(ids) => onChange(withTeams(ids))}
      />
      <Select
        label={t.rows}
        value={String(embed.rows ?? '')}
        onChoose={(choice) => onChange({ ...embed, rows: choice === null ? null : Number(choice) })}
      >
        <option value="">{t.allRows}</option>
        {rows.map((count) => (
          <option key={count} value={count}>
            {t.someRows(count)}
          </option>
        ))}
      </Select>
      <CheckBox isOn={embed.form} onChange={(form) => onChange({ ...embed, form })}>
        {t.form}
      </CheckBox>
    </>
  );
}
