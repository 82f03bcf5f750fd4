import { Component, type ReactNode } from 'react';
import { withWords } from '#web/words/with-words.ts';
import { lazyAfterFirstView } from './lazy-after-first-view.tsx';
import type { RecoveryProps } from './recovery.tsx';
import { showBrokenMessage } from './static-page.ts';

/** Fetches what a failure shows. The shell calls it ahead, so that it is there without a connection, too. */
export const fetchRecovery = () => withWords(import('./recovery.tsx'));

const Recovery = lazyAfterFirstView<RecoveryProps>(
  () =>
    fetchRecovery().then(
      (code) => code.Recovery,
      () => {
        showBrokenMessage();
        return () => null;
      },
    ),
  Promise.resolve(),
);

interface Props {
  /** Identifies the content; another value clears the failure. */
  readonly at: unknown;
  /** Whether it surrounds a section of a page instead of a page. */
  readonly section?: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly at: unknown;
  readonly failure: { readonly error: unknown } | null;
}

/** Catches what a page or a section throws, so that everything around it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failure: null };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  retry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <Recovery {...failure} section={this.props.section} onRetry={this.retry} />;
  }
}
