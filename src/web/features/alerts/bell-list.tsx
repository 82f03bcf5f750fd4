import type { AlertKind, BellSubject } from '#news/alerts/alert-kinds.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { alertSettings, setBell } from '#web/settings/alerts.ts';
import { bellNames } from '#web/settings/bell-names.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';

/** All bells that are on, each with a button that turns it off. */
export function BellList({ onFollow }: { readonly onFollow: () => void }) {
  const { alerts: t } = useWords<'alerts'>();
  const { bells } = useStore(alertSettings);
  const entries = Object.entries(bells);
  return (
    <section aria-labelledby="bells">
      <h3 id="bells" className="mb-1.5 font-medium text-quiet">
        {t.bells}
      </h3>
      {entries.length === 0 ? (
        <p className="text-quiet text-xs">{t.noBells}</p>
      ) : (
        <ul className="card divided overflow-hidden">
          {entries.map(([key, kinds]) => (
            <BellItem key={key} bellKey={key} kinds={kinds} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ItemProps {
  readonly bellKey: string;
  readonly kinds: readonly AlertKind[];
  readonly onFollow: () => void;
}

function BellItem({ bellKey, kinds, onFollow }: ItemProps) {
  const { alerts: t } = useWords<'alerts'>();
  const [subject, id = ''] = bellKey.split(' ') as [BellSubject, string?];
  const name = useStore(bellNames, (names) => names[bellKey]) ?? t.subject[subject](id);
  return (
    <li className="flex items-center gap-2 ps-3.5 pe-1">
      <Link
        to={profileAddress(subject, id)}
        onClick={onFollow}
        className="grid min-h-11 min-w-0 flex-1 content-center py-1"
      >
        <span dir="auto" className="truncate font-medium">
          {name}
        </span>
        <span dir="auto" className="truncate text-quiet text-xs">
          {kinds.map((kind) => t.kind[kind]).join(', ')}
        </span>
      </Link>
      <button
        type="button"
        aria-label={t.turnOffBell(name)}
        onClick={() => setBell(bellKey, [])}
        className="min-h-11 flex-none cursor-pointer rounded-lg px-3 font-medium text-quiet hover:bg-raised"
      >
        {t.turnOffShort}
      </button>
    </li>
  );
}
