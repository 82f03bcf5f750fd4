import { useNoOddsWords } from '#web/words/no-odds.ts';
import { NoOdds } from './no-odds.tsx';

/** `/odds` where odds are off or hidden. */
export function NoOddsPage() {
  const { noOdds: t, name } = useNoOddsWords();
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <NoOdds title={t.title} />
    </>
  );
}
