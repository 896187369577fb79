import { Component } from 'react';
import { CrashPage } from './trouble-pages.tsx';
import type { Elements } from '../ui/elements.ts';

type Props = { children: Elements };
type State = { hasFailed: boolean };

/**
 * Shows an error page when a screen fails, and passes the error to the boot script, which reports
 * it. React has logged the error already.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    dispatchEvent(new CustomEvent('clienterror', { detail: error }));
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
  }
}
