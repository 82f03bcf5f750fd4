import { Component, type ReactNode } from 'react';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** What it shows; another address begins anew. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly at: string;
  readonly broken: boolean;
}

/** Catches what a page throws, so that the frame around it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, broken: false };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, broken: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { broken } = useWords();
  return (
    <Notice title={broken.title} text={broken.text}>
      <button type="button" className={BUTTON} onClick={() => location.reload()}>
        {broken.reload}
      </button>
    </Notice>
  );
}
