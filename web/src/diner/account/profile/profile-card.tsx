import type { ReactNode } from 'react';
import type { Elements } from '../../../ui/elements.ts';

type ProfileCardProps = {
  title: string;
  /** A button beside the title. */
  action?: Elements;
  children?: Elements;
};

/** One matter of the account, under its own heading. */
export function ProfileCard({ title, action, children }: ProfileCardProps) {
  return (
    <section className="grid grid-cols-1 gap-4 rounded-lg bg-card p-6 shadow-card sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg font-bold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Why something was refused, announced as soon as it is known. */
export function CardRefusal({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div role="alert" className="rounded-sm bg-tomato-100 px-4 py-3 font-medium text-tomato">
      {children}
    </div>
  );
}
