import type { TeamRecord } from '#contract/records/team.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useTeamWords } from '#web/words/team.ts';
import { KitFigure } from './kit-figure.tsx';

/** The shirts of a team; nothing without any. */
export function Kits({ kits }: { readonly kits: TeamRecord['kit'] }) {
  const { team: t } = useTeamWords();
  const kinds: Readonly<Record<string, string>> = t.kits;
  if (kits.length === 0) return null;
  return (
    <TitledCard title={t.kit} isTall>
      <div className="flex flex-wrap justify-around gap-1 px-3.5 py-3">
        {kits.map((kit) => (
          <KitFigure key={kit.type} kit={kit} name={kinds[kit.type] ?? kit.type} />
        ))}
      </div>
    </TitledCard>
  );
}
