import { Component, type ReactNode } from 'react';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Catches what a page throws, so that the frame stays. */
export class ViewBoundary extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}

/** In place of a page that failed. */
export function BrokenPage() {
  const { wallHealth: t } = useWords<'wall-health'>();
  return <p className="grid h-full place-items-center text-name text-quiet">{t.broken}</p>;
}
