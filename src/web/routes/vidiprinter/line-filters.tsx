import { KIND_NAMES, type LineFilter, type PrinterLeague } from '#web/matches/vidiprinter/line-filter.ts';
import { leagueText } from '#web/matches/vidiprinter/line-text.ts';
import { Link } from '#web/navigation/link.tsx';
import { vidiprinterAddress } from '#web/navigation/vidiprinter-address.ts';
import { useWords } from '#web/words/use-words.ts';

/** Returns the set with a value added, or removed if it was there. */
function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

interface ChipProps {
  readonly to: ReturnType<typeof vidiprinterAddress>;
  readonly isOn: boolean;
  readonly name: string;
}

function Chip({ to, isOn, name }: ChipProps) {
  return (
    <Link
      to={to}
      aria-current={isOn ? 'true' : undefined}
      className={`tap-target flex flex-none items-center rounded-full border px-3 font-medium text-[0.8125rem] ${isOn ? 'border-ink text-ink' : 'border-edge text-quiet hover:bg-raised'}`}
    >
      {name}
    </Link>
  );
}

/** Links that show only some kinds of lines; several can be on. */
export function KindFilter({ filter: { kinds, leagues } }: { readonly filter: LineFilter }) {
  const { vidiprinter: t } = useWords<'vidiprinter'>();
  return (
    <nav aria-label={t.kinds} className="scroll-x fade-end flex min-w-0 gap-1.5 py-0.5 pe-5">
      <Chip to={vidiprinterAddress({ leagues })} isOn={kinds.size === 0} name={t.all} />
      {KIND_NAMES.map((name) => (
        <Chip
          key={name}
          to={vidiprinterAddress({ leagues, kinds: toggled(kinds, name) })}
          isOn={kinds.has(name)}
          name={t.kind[name]}
        />
      ))}
    </nav>
  );
}

interface LeagueFilterProps {
  readonly filter: LineFilter;
  readonly leagues: readonly PrinterLeague[];
}

/** Links that show only some competitions; several can be on. */
export function LeagueFilter({ filter: { kinds, leagues: chosen }, leagues }: LeagueFilterProps) {
  const words = useWords<'vidiprinter'>();
  const { vidiprinter: t } = words;
  return (
    <details className="card px-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {chosen.size === 0 ? t.competitions : t.chosen(chosen.size)}
      </summary>
      <ul className="max-h-[50vh] overflow-y-auto overscroll-contain border-line border-t py-1 [scrollbar-width:thin]">
        {leagues.map(({ id, name, lineCount, ...country }) => (
          <li key={id}>
            <Link
              to={vidiprinterAddress({ kinds, leagues: toggled(chosen, id) })}
              aria-current={chosen.has(id) ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-lg px-2 text-quiet hover:bg-raised aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {leagueText({ id, name }, country, words)}
              </span>
              <span>{lineCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
