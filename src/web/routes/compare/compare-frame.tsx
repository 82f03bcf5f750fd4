import type { CSSProperties, ReactNode } from 'react';
import type { Comparison } from '#contract/comparison.ts';
import { type SideState, sideIn } from '#web/features/compare/compared-side.ts';
import { SideHead } from '#web/features/compare/side-head.tsx';
import { SwapLink } from '#web/features/compare/swap-link.tsx';
import { compareAddress } from '#web/navigation/compare-address.ts';
import { ShareButton } from '#web/ui/share-button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useCompareWords } from '#web/words/compare.ts';
import { useSearchWords } from '#web/words/search.ts';
import { SideChooser } from './side-chooser.tsx';

interface Props {
  readonly comparison: Comparison;
  readonly home: SideState;
  readonly away: SideState;
  /** Kit colours of both sides as CSS properties. */
  readonly colours: CSSProperties;
  /** The comparison; drawn when both sides are known. */
  readonly children: ReactNode;
}

const KINDS = ['team', 'player'] as const;

/** The frame of a comparison: its kind, both sides with the fields that choose them, and what is wrong or missing. */
export function CompareFrame({ comparison, home, away, colours, children }: Props) {
  const words = useCompareWords();
  const { compare: say } = words;
  const { search } = useSearchWords();
  const { kind, ids, problem } = comparison;
  const [first, second] = [sideIn(home), sideIn(away)];
  const title = first && second ? say.pageTitle(first.name, second.name) : say.title[kind];
  const isEmpty = ids.some((id) => id === null);
  const chosen = first ?? second;
  const hint = isEmpty && (chosen ? say.chooseOther[kind](chosen.name) : say.choose[kind]);
  const problemText =
    problem && (problem === 'both' || problem === 'many' ? say[problem] : say[problem][kind]);
  return (
    <div className="match-body" style={colours}>
      <title>{`${title} · ${words.name}`}</title>
      <div className="flex min-h-11 flex-wrap items-center gap-x-1">
        <h1 className="me-auto font-bold font-stretch-80% text-xl">{say.title[kind]}</h1>
        <Tabs
          label={say.kinds}
          className="print:hidden"
          tabs={KINDS.map((one) => ({
            name: search.kinds[one],
            to: compareAddress(one),
            isOpen: one === kind,
          }))}
        />
        {!isEmpty && <SwapLink kind={kind} ids={ids} />}
        {!isEmpty && <ShareButton title={title} to={compareAddress(kind, ids)} />}
      </div>
      {(problemText ?? hint) && (
        <p role={problemText ? 'alert' : undefined} className="py-2 text-quiet">
          {problemText ?? hint}
        </p>
      )}
      <div className="card relative mb-3 grid grid-cols-2 gap-3 p-3">
        <SideHead kind={kind} state={home} />
        <SideHead kind={kind} state={away} />
        <SideChooser key={`home ${kind}`} kind={kind} side="home" ids={ids} />
        <SideChooser key={`away ${kind}`} kind={kind} side="away" ids={ids} />
      </div>
      {first && second && children}
    </div>
  );
}
