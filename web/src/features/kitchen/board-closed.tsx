import { ButtonLink } from '../../ui/button.tsx';
import type { BoardOrders } from './orders/use-board-orders.ts';

const words: Record<NonNullable<BoardOrders['closed']>, { title: string; text: string }> = {
  role: {
    title: 'This board is closed',
    text: "You no longer work in the kitchen. If that's a mistake, ask an admin.",
  },
  session: { title: 'You are logged out', text: 'Log in again to go on with the board.' },
};

/** Instead of the board, for somebody who may not see its orders any more. */
export function BoardClosed({ why }: { why: NonNullable<BoardOrders['closed']> }) {
  const { title, text } = words[why];
  return (
    <div
      role="alert"
      className="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center"
    >
      <h1 className="text-3xl font-bold">{title}</h1>
      <p className="text-lg text-soft">{text}</p>
      <ButtonLink to={why === 'role' ? '/' : '/login'} size="large">
        {why === 'role' ? 'Back to Home' : 'Log in'}
      </ButtonLink>
    </div>
  );
}
