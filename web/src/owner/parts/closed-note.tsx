import { ButtonLink } from '../../ui/button.tsx';
import * as words from './words.en.ts';

/** Says that ordering is closed, and what guests read. */
export function ClosedNote({ notice }: { notice: string }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-amber-100 p-5 sm:px-6"
    >
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{words.orderingIsClosed}</span>{' '}
        <span className="text-soft">{words.guestsRead(notice)}</span>
      </p>
      <ButtonLink to="/dashboard/hours" tone="outline">
        {words.toReopen}
      </ButtonLink>
    </div>
  );
}
