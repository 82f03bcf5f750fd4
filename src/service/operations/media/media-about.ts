import { writeMediaItem } from '#service/answer/media/media-item.ts';
import { mediaKindsOf } from '#service/answer/media/media-kinds.ts';
import { onePage } from '#service/answer/paging.ts';
import { coveredMatches, visibleMatches } from '#service/operations/match-lists.ts';
import type { DataRequest, OperationResult } from '#service/operations/request.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';

/** Our choice; the only recorded response has 56 items. */
const MAX_ITEMS = 60;

/** Returns the items about some matches as one group, newest match first; no group without items. */
export function mediaAbout(fixtures: readonly Fixture[], request: DataRequest): OperationResult {
  const items = coveredMatches(visibleMatches(fixtures, request.now), request)
    .sort((a, b) => b.frame.kickOff - a.frame.kickOff || a.id - b.id)
    .flatMap((fixture) => mediaKindsOf(fixture, request.now).map((kind) => ({ fixture, kind })))
    .slice(0, MAX_ITEMS)
    .map(({ fixture, kind }) => writeMediaItem(fixture, kind, request));
  return { data: items.length > 0 ? [items] : [], paging: onePage(items.length) };
}
