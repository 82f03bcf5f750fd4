import { useWords } from '#web/words/use-words.ts';

/** The number of a competition's matches in play, at the end of its line; nothing for none. */
export function LiveNumber({ live }: { readonly live: number }) {
  const words = useWords();
  return (
    live > 0 && (
      <b className="ms-auto flex-none font-semibold text-[0.8125rem] text-live">
        <span aria-hidden="true">{live}</span>
        <span className="sr-only">{words.list.inPlay(live)}</span>
      </b>
    )
  );
}
