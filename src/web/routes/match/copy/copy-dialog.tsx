import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { benchQuery, lineUpsQuery } from '#web/data/line-ups.ts';
import { useNamedMatch } from '#web/routes/match/use-named-match.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { type MatchTextFormat, matchText } from './match-text.ts';
import { useMatchTexts } from './use-match-texts.ts';

interface Props {
  readonly match: Match;
  readonly onClose: () => void;
}

const FORMATS = ['text', 'markdown'] as const;

/** A match as text or Markdown, to copy into a live blog. */
export function CopyDialog({ match, onClose }: Props) {
  const words = useMatchTexts();
  const { desk: t } = words;
  const id = useId();
  const zone = useZone();
  const asOf = useConfirmed()(match.id);
  const [format, setFormat] = useState<MatchTextFormat>('text');
  const lineUps = useQuery(lineUpsQuery(match));
  const benches = useQuery(benchQuery(match));
  const named = useNamedMatch(match);
  const isWaiting = isFirstLoad(lineUps) || isFirstLoad(benches);
  const source = {
    match: named,
    lineUps: lineUps.data?.data ?? null,
    benches: benches.data?.data ?? null,
    zone,
    asOf,
  };
  const text = isWaiting ? null : matchText(source, format, words);
  return (
    <Dialog id={id} title={words.match.copy} close={t.close} width="w-full max-w-xl" onClose={onClose}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Switch
          legend={t.format}
          options={FORMATS.map((one) => [one, t.formats[one]] as const)}
          value={format}
          onChange={setFormat}
        />
        {text !== null && <CopyButton text={text} label={t.copy} copiedLabel={t.copied} />}
      </div>
      <section aria-label={t.preview} aria-busy={isWaiting}>
        <pre style={{ whiteSpace: 'pre-wrap' }} className="wrap-anywhere text-[0.8125rem] leading-5">
          {text ?? words.loading}
        </pre>
      </section>
    </Dialog>
  );
}
