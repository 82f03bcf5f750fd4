import { useNoOddsWords } from '#web/words/no-odds.ts';
import { NoOdds } from './no-odds.tsx';

/** `/odds` where odds are off or hidden. */
export function NoOddsPage() {
  const { noOdds: say, name } = useNoOddsWords();
  return (
    <>
      <title>{`${say.title} · ${name}`}</title>
      <NoOdds title={say.title} />
    </>
  );
}
