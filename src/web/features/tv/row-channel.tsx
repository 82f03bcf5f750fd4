import { shortChannel } from '#web/format/short-channel.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly name: string;
  /** Whether the viewer has chosen channels, and only others show the match. */
  readonly isOther: boolean;
}

/** The channel of a match in its row, in the space that match-row.css reserves. */
export function RowChannel({ name, isOther }: Props) {
  const { tv: t } = useWords<'tv'>();
  return (
    <span
      dir="auto"
      data-channel
      className="truncate rounded-[3px] border border-line px-1.5 font-stretch-80% text-quiet text-xs"
    >
      {isOther ? (
        <Abbreviation short={t.notOnMineInRow} long={`${t.notOnMine}: ${name}`} />
      ) : (
        <Abbreviation short={shortChannel(name)} long={name} />
      )}
    </span>
  );
}
