import { useAuthState } from '../../lib/auth/auth-state.ts';

/** Tells people why they are asked to log in although they did not log out. */
export function SessionEnded() {
  const auth = useAuthState();
  if (auth.status !== 'signed-out' || !auth.endedByServer) return null;
  return (
    <p role="status" className="mb-5 rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">
      Your session has ended. Please log in again.
    </p>
  );
}
