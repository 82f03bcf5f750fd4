import { runCommandLater } from '#web/navigation/commands.ts';
import { chooseChannels, myChannels } from '#web/settings/my-channels.ts';
import { useStore } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Offers the choice of channels until the viewer has made it, or dismisses the offer. */
export function ChannelsOffer() {
  const { tv: t } = useWords<'tv'>();
  const { isAnswered } = useStore(myChannels);
  if (isAnswered) return null;
  return (
    <section
      aria-label={t.myChannels}
      className="card flex flex-wrap items-center gap-x-3 gap-y-2 py-2 ps-3.5 pe-1 print:hidden"
    >
      <p className="min-w-0 flex-1 text-quiet max-md:w-full max-md:flex-none">{t.offer}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${BUTTON} cursor-pointer`}
        onClick={() => runCommandLater('channels')}
      >
        {t.chooseChannels}
      </button>
      <button
        type="button"
        aria-label={t.noOffer}
        title={t.noOffer}
        className="ms-auto grid size-11 flex-none cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
        onClick={() => chooseChannels([], false)}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
