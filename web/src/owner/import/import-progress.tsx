import { Button } from '../../ui/button.tsx';

type ImportProgressProps = {
  title: string;
  /** The name of what is counted. */
  unit: string;
  progress: { done: number; total: number; problem?: string | undefined };
  onRetry: () => void;
  /** Called to cancel; undefined if that is not possible. */
  onCancel: (() => void) | undefined;
};

/** The progress of an import, and the reason if it has stopped. */
export function ImportProgress(props: ImportProgressProps) {
  const { title, unit, progress, onRetry, onCancel } = props;
  const { done, total, problem } = progress;
  return (
    <section aria-label={title} className="grid gap-4 rounded-lg bg-card p-6 shadow-card sm:p-8">
      <h2 className="text-xl font-bold">{title}</h2>
      <progress aria-label={title} max={total} value={done} className="progress-bar w-full" />
      <p role="status" className="text-soft tabular-nums">
        {done} of {total} {unit}
      </p>
      {problem && (
        <div role="alert" className="grid gap-1 rounded-sm bg-tomato-100 px-4 py-3">
          <p className="font-medium">{problem}</p>
          <p className="text-sm">
            Nothing is lost. Retry picks up where it left off, and nothing is added twice.
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {problem && <Button onClick={onRetry}>Retry</Button>}
        {onCancel && (
          <Button tone="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </section>
  );
}
