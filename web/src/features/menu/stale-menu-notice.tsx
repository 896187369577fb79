import { Button } from '../../ui/button.tsx';

type StaleMenuNoticeProps = { message: string; busy: boolean; onRetry: () => void };

/** The dishes of a while ago are shown because today's could not be had. */
export function StaleMenuNotice({ message, busy, onRetry }: StaleMenuNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-amber-100 p-4"
    >
      <p className="font-medium">
        {message} This menu may be out of date, and prices may have changed.
      </p>
      <Button tone="outline" size="small" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
