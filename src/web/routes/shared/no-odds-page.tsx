import { useWords } from '#web/words/use-words.ts';
import { NoOdds } from './no-odds.tsx';

/** `/odds` where odds are off or hidden. */
export function NoOddsPage() {
  const { noOdds: t, name } = useWords<'no-odds'>();
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <NoOdds title={t.title} />
    </>
  );
}
