import { Component, type ReactNode } from 'react';
import { ChunkUnavailable } from '../lib/load-chunk.ts';
import { CrashPage, OfflinePage } from './trouble-pages.tsx';

type Props = { children: ReactNode };
type State = { error: unknown };

/** Shows a page of its own when a screen fails; React has logged the error already. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof ChunkUnavailable ? <OfflinePage /> : <CrashPage />;
  }
}
