import { Button } from '../../ui/button.tsx';
import * as words from './words.en.ts';

/** Loads the board again: it is older than the server, and does not know what the server says. */
export function ReloadBoardButton({ className }: { className?: string }) {
  return (
    <Button
      data-primary
      tone="outline"
      className={className}
      onClick={() => {
        location.reload();
      }}
    >
      {words.reloadBoard}
    </Button>
  );
}
