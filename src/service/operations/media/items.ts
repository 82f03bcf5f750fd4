import { writeMediaItem } from '#service/answer/media/media-item.ts';
import { mediaOf } from '#service/answer/media/media-kinds.ts';
import { onePage } from '#service/answer/paging.ts';
import type { Answer, DataRequest } from '#service/operations/request.ts';
import { covered, visible } from '#service/operations/told.ts';
import type { Fixture } from '#service/world/fixture.ts';

/** Our choice; the only recorded response has 56 items. */
const MOST = 60;

/** Returns the items about some matches as one group, newest match first; no group without items. */
export function mediaAbout(fixtures: readonly Fixture[], request: DataRequest): Answer {
  const items = covered(visible(fixtures, request.now), request)
    .sort((a, b) => b.frame.kickOff - a.frame.kickOff || a.id - b.id)
    .flatMap((fixture) => mediaOf(fixture, request.now).map((kind) => ({ fixture, kind })))
    .slice(0, MOST)
    .map(({ fixture, kind }) => writeMediaItem(fixture, kind, request));
  return { data: items.length > 0 ? [items] : [], paging: onePage(items.length) };
}
