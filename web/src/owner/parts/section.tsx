import { useId, type ReactNode } from 'react';
import type { Elements } from '../../ui/elements.ts';

type SectionProps = {
  title: string;
  text?: ReactNode;
  /** The fault of the section as a whole. */
  fault?: string | undefined;
  /** The action to the right of the title. */
  action?: Elements;
  children: Elements;
};

/** A titled part of the form. */
export function Section({ title, text, fault, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-lg bg-card p-5 shadow-card sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
          <h2 id={id} className="text-xl font-bold">
            {title}
          </h2>
          {text && <p className="text-sm text-soft">{text}</p>}
        </div>
        {action}
      </div>
      {fault && (
        <p
          data-fault
          tabIndex={-1}
          className="rounded-sm bg-tomato-100 px-4 py-3 text-sm font-medium"
        >
          {fault}
        </p>
      )}
      {children}
    </section>
  );
}
