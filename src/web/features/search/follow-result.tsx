import { FollowButton } from '#web/components/follow-button.tsx';
import type { SearchResult } from '#web/settings/recent.ts';
import { favouriteOfResult } from './local-results.ts';

interface Props {
  readonly result: SearchResult;
  readonly hasWord?: boolean;
  readonly className: string;
}

/** The button that follows a result, if its kind can be followed. */
export function FollowResult({ result, ...button }: Props) {
  const favourite = favouriteOfResult(result);
  return favourite && <FollowButton {...favourite} {...button} />;
}
