import type { WallSummary } from '#contract/wall-relay.ts';
import { durationText } from '#web/format/duration.ts';
import { fullPath } from '#web/settings/base-path.ts';
import type { Texts } from '#web/words/words.ts';

const MEGABYTE = 1_000_000;

type Facts = Pick<
  WallSummary,
  'version' | 'uptimeSeconds' | 'heapBytes' | 'lastGoodPollAt' | 'query' | 'remotes'
>;

/**
 * Returns what a wall reports of itself, by name; what it does not say is left out.
 *
 * @param now world time, epoch ms
 */
export function wallFacts(
  { version, uptimeSeconds, heapBytes, lastGoodPollAt, query, remotes }: Facts,
  now: number | null,
  t: Texts<'status-walls'>['statusWalls'],
  intl: string,
): readonly (readonly [term: string, value: string])[] {
  const pollSeconds =
    now === null || lastGoodPollAt === null ? null : Math.max(0, now / 1000 - lastGoodPollAt);
  return [
    [t.lastPoll, pollSeconds === null ? '–' : t.ago(durationText(pollSeconds, intl))],
    [t.uptime, durationText(uptimeSeconds, intl)],
    ...(heapBytes === null
      ? []
      : [
          [
            t.heap,
            t.megabytes(new Intl.NumberFormat(intl).format(Math.round(heapBytes / MEGABYTE))),
          ] as const,
        ]),
    [t.version, version],
    [t.remotes, String(remotes)],
    [t.address, query === null ? '–' : fullPath(`/wall${query === '' ? '' : '?'}${query}`)],
  ];
}
