import type { Ref } from 'react';
import type { Elements } from '../../../ui/elements.ts';

export type SideCartHeading = { id: string; ref: Ref<HTMLHeadingElement> };

type SideCartHeadProps = {
  heading: SideCartHeading;
  title: string;
  /** What stands beside the title. */
  children?: Elements;
};

export function SideCartHead({ heading, title, children }: SideCartHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-4 pb-3">
      <h2 {...heading} tabIndex={-1} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </div>
  );
}
