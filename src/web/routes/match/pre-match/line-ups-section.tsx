import { Suspense } from 'react';
import { ReservedLines, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { SectionProps } from './section-props.ts';

const { Page: LineUpsContent } = lazyPage(
  async () => (await import('./line-ups-content.tsx')).LineUpsContent,
);

/** Usual number of lines. */
const LINE_COUNT = 16;

/** Both teams' line-ups as lists: expected ones until they are confirmed. */
export function LineUpsSection({ id, watch, ...content }: SectionProps) {
  const { preMatch: t } = useWords<'pre-match'>();
  const reserved = <ReservedLines count={LINE_COUNT} isLoading={content.isNear} />;
  return (
    <SectionCard id={id} watch={watch} title={t.lineUps.title}>
      <Suspense fallback={reserved}>
        <LineUpsContent {...content} reserved={reserved} />
      </Suspense>
    </SectionCard>
  );
}
