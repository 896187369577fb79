import { Button } from '../../ui/button.tsx';
import * as words from './words.en.ts';

type ImportProgressProps = {
  title: string;
  /** Says how much is done. */
  counted: (total: number, done: number) => string;
  progress: { done: number; total: number; problem?: string | undefined };
  /** What a retry does. */
  retryNote?: string;
  onRetry: () => void;
  /** Called to cancel; undefined if that is not possible. */
  onCancel: (() => void) | undefined;
};

/** The progress of an import, and the reason if it has stopped. */
export function ImportProgress(props: ImportProgressProps) {
  const { title, counted, progress, retryNote = words.nothingLost, onRetry, onCancel } = props;
  const { done, total, problem } = progress;
  return (
    <section aria-label={title} className="grid gap-4 rounded-lg bg-card p-6 shadow-card sm:p-8">
      <h2 className="text-xl font-bold">{title}</h2>
      {/* What has no dishes is not counted. */}
      <progress
        aria-label={title}
        {...(total > 0 && { max: total, value: done })}
        className="progress-bar w-full"
      />
      <p role="status" className="text-soft tabular-nums empty:hidden">
        {total > 0 && counted(total, done)}
      </p>
      {problem && (
        <div role="alert" className="grid gap-1 rounded-sm bg-tomato-100 px-4 py-3">
          <p className="font-medium">{problem}</p>
          <p className="text-sm">{retryNote}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {problem && <Button onClick={onRetry}>{words.retry}</Button>}
        {onCancel && (
          <Button tone="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </section>
  );
}
