import { Component, type ReactNode } from 'react';
import { clearSnapshot } from '#web/wall/snapshot/snapshot.ts';
import { useWords } from '#web/words/use-words.ts';
import { reportBroken } from './broken-views.ts';

/** The whole wall is drawn again after this time, ms. */
const RETRY_MS = 30_000;

interface Props {
  readonly children: ReactNode;
}

/** The last resort: if the frame itself fails, the wall says so and is drawn again by itself. */
export class WallBoundary extends Component<Props> {
  override state = { hasFailed: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    clearSnapshot();
    reportBroken();
    this.#timer = setTimeout(() => this.setState({ hasFailed: false }), RETRY_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenWall /> : this.props.children;
  }
}

function BrokenWall() {
  const { wallHealth: t } = useWords<'wall-health'>();
  return (
    <main role="alert" className="grid h-dvh place-content-center gap-y-6 px-24 text-center">
      <p className="font-bold font-stretch-78% text-score">{t.broken}</p>
      <p className="text-name text-quiet">{t.restart}</p>
    </main>
  );
}
