import { useZone } from '#web/clock/program-context.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { CopyChange } from './copied-match.ts';
import type { DeskPart } from './desk-part.ts';

interface Props {
  /** As-of instant of what was copied, epoch ms. */
  readonly at: number;
  readonly changes: readonly CopyChange[];
}

/** What has changed since the text was copied: each old line struck, the new one beside it. */
export function ChangesCard({ at, changes }: Props) {
  const words = useWords<DeskPart>();
  const { desk: t, changes: names, intl } = words;
  const zone = useZone();
  const time = timeOfDay(at, zone, intl);
  if (changes.length === 0)
    return (
      <p role="status" className="px-1 text-quiet print:hidden">
        {t.unchanged(time)}
      </p>
    );
  const labelOf = ({ kind }: CopyChange) =>
    kind === 'gone' ? t.gone : kind === 'off' ? t.off : names.names[kind];
  return (
    <TitledCard
      title={t.changed(time)}
      end={<span className="text-quiet">{changes.length}</span>}
      className="print:hidden"
    >
      <ul className="divided max-h-[50vh] overflow-y-auto [scrollbar-width:thin]">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-x-4 px-3.5 py-2 md:grid-cols-2">
            <b className="col-span-full font-semibold text-goal">{labelOf(change)}</b>
            <del className="wrap-anywhere text-quiet">
              <span className="sr-only">{`${t.was} `}</span>
              <bdi>{change.before}</bdi>
            </del>
            {change.now !== null && (
              <ins className="wrap-anywhere no-underline">
                <span className="sr-only">{`${t.now} `}</span>
                <bdi>{change.now}</bdi>
              </ins>
            )}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
