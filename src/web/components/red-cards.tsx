import { useWords } from '#web/words/use-words.ts';

/** A red card beside a team's name, with the number of cards from two on. */
export function RedCards({ count }: { count: number }) {
  const words = useWords();
  if (count === 0) return null;
  return (
    <b
      title={words.scores.sentOff(count)}
      className="h-3.5 min-w-2.5 flex-none rounded-xs bg-red px-0.5 text-center font-bold text-[0.625rem] text-on-red leading-3.5"
    >
      {count > 1 ? count : null}
    </b>
  );
}
