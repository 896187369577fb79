import { Button } from './button.tsx';
import * as words from './words.en.ts';

export type ErrorStateProps = {
  /** A sentence about what failed. */
  message: string;
  onRetry: () => void;
  busy?: boolean;
};

/** Says what went wrong and offers a retry. */
export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 rounded-lg bg-tomato-100 p-8">
      <p className="text-center font-medium">{message}</p>
      <Button tone="outline" busy={busy} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
