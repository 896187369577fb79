import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { QueryScope } from '../src/api/query-scope.tsx';
import { setAuthState, type SignedInAccount } from '../src/lib/auth/auth-state.ts';
import { startSession } from '../src/lib/session/session.ts';

export type PartSetting = {
  /** The address of the page that has the part. */
  at?: string;
  /** The person who is signed in; nobody if it is missing. */
  as?: SignedInAccount;
  /** Whether it is not known yet who is signed in. */
  isSignInUnknown?: boolean;
};

/** Renders a part of a page with the app's own router, query cache and session. */
export async function renderPart(
  part: ReactNode,
  { at = '/', as, isSignInUnknown = false }: PartSetting = {},
): Promise<void> {
  history.pushState(null, '', at);
  // The auth state shows a failed start, with a way to retry.
  if (as) await startSession(as).catch(() => undefined);
  else setAuthState({ status: isSignInUnknown ? 'loading' : 'signed-out' });
  await render(
    <BrowserRouter>
      <QueryScope>
        <>{part}</>
      </QueryScope>
    </BrowserRouter>,
  );
}
