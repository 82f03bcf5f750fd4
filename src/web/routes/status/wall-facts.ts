import type { WallSummary } from '#contract/wall-relay.ts';
import { durationText } from '#web/format/duration.ts';
import type { statusWallsWords } from '#web/words/status-walls.ts';

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
  say: (typeof statusWallsWords)['statusWalls'],
  intl: string,
): readonly (readonly [term: string, value: string])[] {
  const pollSeconds =
    now === null || lastGoodPollAt === null ? null : Math.max(0, now / 1000 - lastGoodPollAt);
  return [
    [say.lastPoll, pollSeconds === null ? '–' : say.ago(durationText(pollSeconds) || '0 s')],
    [say.uptime, durationText(uptimeSeconds) || '0 s'],
    ...(heapBytes === null
      ? []
      : [
          [
            say.heap,
            say.megabytes(new Intl.NumberFormat(intl).format(Math.round(heapBytes / MEGABYTE))),
          ] as const,
        ]),
    [say.version, version],
    [say.remotes, String(remotes)],
    [say.address, query === null ? '–' : `/wall${query === '' ? '' : '?'}${query}`],
  ];
}
