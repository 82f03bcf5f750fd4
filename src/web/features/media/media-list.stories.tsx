import { sampleMediaItem } from '#web/testing/sample-media-item.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MediaList } from './media-list.tsx';

type MediaProps = Parameters<typeof MediaList>[0];

/** The end of a page: without media nothing follows its last part. */
function PageEnd(props: MediaProps) {
  return (
    <>
      <p className="rounded-lg border border-line bg-surface p-3">{'The last part of a page'}</p>
      <MediaList {...props} />
    </>
  );
}

export default {
  title: 'Media/End of a page',
  component: PageEnd,
} satisfies StoryFile<typeof PageEnd>;

type MediaStory = Story<typeof PageEnd>;

const titles = [
  'Late goal settles the derby',
  'Five talking points',
  'Ratings',
  'Highlights',
  'Press conference',
];
const items = titles.map((title) => sampleMediaItem(title));
const NOTHING_KNOWN = { url: null, source: null, startdate: null };

export const OneItem: MediaStory = { args: { items: items.slice(0, 1) } };
export const MoreThanFour: MediaStory = { args: { items } };
export const WithoutAddress: MediaStory = {
  args: { items: [sampleMediaItem('Word of mouth', NOTHING_KNOWN)] },
};
export const None: MediaStory = { args: { items: [] } };
