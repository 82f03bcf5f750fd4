import { type CSSProperties, type ReactNode, Suspense } from 'react';
import type { Comparison } from '#contract/comparison.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { SIDES } from '#contract/side-of.ts';
import { type SideState, sideIn } from '#web/features/compare/compared-side.ts';
import { SideHead } from '#web/features/compare/side-head.tsx';
import { SwapLink } from '#web/features/compare/swap-link.tsx';
import { compareAddress } from '#web/navigation/compare-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { SideChooserProps } from './side-chooser.tsx';
import type { SuggestionsProps } from './suggestions.tsx';

interface Props {
  readonly comparison: Comparison;
  readonly home: SideState;
  readonly away: SideState;
  /** Kit colours of both sides as CSS properties. */
  readonly colours: CSSProperties;
  /** The comparison; drawn when both sides are known. */
  readonly children: ReactNode;
}

/** Loaded apart, because they share much with the search. */
const { Page: SideChooser } = lazyPage<SideChooserProps>(
  async () => (await import('./side-chooser.tsx')).SideChooser,
);
const { Page: Suggestions } = lazyPage<SuggestionsProps>(
  async () => (await import('./suggestions.tsx')).Suggestions,
);

const OTHER_KIND = { team: 'player', player: 'team' } as const;

/** The frame of a comparison: its kind, both sides with the fields that choose them, and what is wrong or missing. */
export function CompareFrame({ comparison, home, away, colours, children }: Props) {
  const words = useWords<'compare'>();
  const { compare: t } = words;
  const { kind, ids, problem } = comparison;
  const other = OTHER_KIND[kind];
  const [first, second] = [sideIn(home), sideIn(away)];
  const title = first && second ? t.pageTitle(...isolateNames(first.name, second.name)) : t.title[kind];
  const isEmpty = ids.some((id) => id === null);
  const chosen = first ?? second;
  const hint = isEmpty && (chosen ? t.chooseOther[kind](chosen.name) : t.choose[kind]);
  const problemText = problem && (problem === 'both' || problem === 'many' ? t[problem] : t[problem][kind]);
  return (
    <div className="match-body" style={colours}>
      <title>{`${title} · ${words.name}`}</title>
      <div className="flex min-h-11 flex-wrap items-center gap-x-1">
        <h1 className="me-auto font-bold font-stretch-80% text-xl">{t.title[kind]}</h1>
        <Link
          to={compareAddress(other)}
          aria-label={t.title[other]}
          className="tap-target inline-flex items-center px-2 font-medium text-quiet hover:text-ink print:hidden"
        >
          {t.kind[other]}
        </Link>
        {!isEmpty && <ShareButton title={title} to={compareAddress(kind, ids)} />}
      </div>
      {(problemText ?? hint) && (
        <p role={problemText ? 'alert' : undefined} className="py-2 text-quiet">
          {problemText ?? hint}
        </p>
      )}
      <div className="card relative mb-3 grid grid-cols-2 gap-3 p-3">
        {!isEmpty && <SwapLink kind={kind} ids={ids} />}
        {[home, away].map((state, at) => (
          <SideHead key={SIDES[at]} kind={kind} state={problem && state === 'unknown' ? 'empty' : state} />
        ))}
        {SIDES.map((side) => (
          <Suspense key={side} fallback={<div style={{ blockSize: '2.875rem' }} />}>
            <SideChooser kind={kind} side={side} ids={ids} />
          </Suspense>
        ))}
      </div>
      {isEmpty && (
        <Suspense>
          <Suggestions kind={kind} ids={ids} />
        </Suspense>
      )}
      {first && second && children}
    </div>
  );
}
