import type { ScreenSetup } from './screen-setup.ts';
import type { BoardOrders } from './use-board-orders.ts';

export type BoardBarProps = {
  setup: ScreenSetup;
  board: BoardOrders;
  onSetup: (setup: ScreenSetup) => void;
  /** Back to the start screen. */
  onLeave: () => void;
};

/** Above the board: the screen and its sound, the pause, and what is wrong with the connection. */
export function BoardBar({ setup, board }: BoardBarProps) {
  return (
    <header className="flex items-center justify-between gap-4 p-4">
      <p className="font-semibold">{setup.name}</p>
      {board.connection === 'offline' && <p role="alert">You're offline.</p>}
    </header>
  );
}
