import type { Favourite } from '#web/settings/favourites.ts';
import { oddsAbsence } from '#web/settings/has-odds.ts';
import type { Change, PersonalName } from '#web/settings/personal.ts';
import { useWords } from '#web/words/use-words.ts';
import { followChanges } from './follow-changes.ts';
import { useValueText } from './use-value-text.ts';

/** Names in a list before it says how many more there are. */
const MAX_NAMES = 12;

/** Settings that say nothing where the operator has switched odds off. */
const ODDS_NAMES: readonly PersonalName[] = ['prices', 'odds', 'books'];

/** What an import changes: whom and what the viewer follows, then each setting. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const { transfer: t } = useWords<'transfer'>();
  const valueText = useValueText();
  const follows = changes.find(({ name }) => name === 'favourites');
  const { added, removed, isReordered } = followChanges(follows ?? { before: null, after: null });
  const settings = changes.filter(
    ({ name }) => name !== 'favourites' && !(oddsAbsence.get() === 'off' && ODDS_NAMES.includes(name)),
  );
  return (
    <>
      <Names title={t.follow(added.length)} favourites={added} />
      <Names title={t.unfollow(removed.length)} favourites={removed} />
      {isReordered && <p>{t.reordered}</p>}
      {settings.length > 0 && (
        <dl className="card divided px-3.5">
          {settings.map(({ name, before, after }) => {
            const [previous, next] = [valueText(name, before), valueText(name, after)];
            return (
              <div key={name} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
                <dt className="me-auto text-quiet">{t.names[name]}</dt>
                <dd className="wrap-anywhere flex flex-wrap items-center gap-x-2">
                  <b className="font-semibold">{next === previous ? t.changed : next}</b>{' '}
                  {previous !== null && next !== previous && (
                    <span className="muted">{t.before(previous)}</span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}

/** Names of favourites under a title; nothing without any. */
function Names({ title, favourites }: { title: string; favourites: readonly Favourite[] }) {
  const { transfer: t } = useWords<'transfer'>();
  if (favourites.length === 0) return null;
  const visible = favourites.slice(0, MAX_NAMES);
  return (
    <div>
      <h4 className="text-quiet">{title}</h4>
      <ul className="flex flex-wrap gap-1.5 pt-1.5">
        {visible.map(({ kind, id, name }) => (
          <li
            key={`${kind} ${id}`}
            dir="auto"
            title={name}
            className="max-w-full truncate rounded-md border border-line px-2"
          >
            {name || id}
          </li>
        ))}
      </ul>
      {visible.length < favourites.length && (
        <p className="pt-1.5">{t.more(favourites.length - visible.length)}</p>
      )}
    </div>
  );
}
