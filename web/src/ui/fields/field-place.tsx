import { Skeleton } from '../skeleton.tsx';

type FieldPlaceProps = {
  label: string;
  hint?: string;
  /** The height of the control, if it is not that of a line of text. */
  height?: string;
};

/** The place of a field: its label and its hint, where the field will have them. */
export function FieldPlace({ label, hint, height = 'h-12' }: FieldPlaceProps) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-semibold">{label}</p>
      <Skeleton className={`${height} rounded-sm`} />
      {hint !== undefined && <p className="text-sm text-soft">{hint}</p>}
    </div>
  );
}
