import { useStandingsWords } from '#web/words/standings.ts';

/** Places gained or lost by matches in play; nothing where a team has stayed, and while it is unknown. */
export function Movement({ places }: { readonly places: number | null }) {
  const { standings: t } = useStandingsWords();
  if (!places) return null;
  return (
    <>
      <span className="sr-only">{places > 0 ? t.up(places) : t.down(-places)}</span>
      <span aria-hidden="true" className={places > 0 ? 'font-bold text-ink' : 'text-quiet'}>
        {places > 0 ? `▲${places}` : `▼${-places}`}
      </span>
    </>
  );
}
