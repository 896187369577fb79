import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';

type InnerPageProps = {
  title: string;
  /** What stands beside the title: one link, or one line of text. */
  aside?: Elements;
  /** A sentence below the heading, which is there from the first paint on. */
  lead?: ReactNode;
  children?: Elements;
};

/** The look of the heading of every page that is not about the menu itself. */
export const innerHeading = 'text-[1.75rem] font-bold lg:text-3xl';

/**
 * The frame of the diner's inner pages: heading, cards and bars begin at the edge of the logo, and
 * the heading is one row right under the navbar. It may have the focus, so it is never replaced.
 */
export function InnerPage({ title, aside, lead, children }: InnerPageProps) {
  return (
    <div className="container-page pt-(--navbar) lg:pt-[calc(var(--navbar)+1rem)]">
      <div className="flex min-h-12 items-center justify-between gap-x-4">
        <h1 className={innerHeading}>{title}</h1>
        {aside}
      </div>
      {lead && <p className="pb-4 text-soft lg:pb-0">{lead}</p>}
      <div className="grid grid-cols-1 gap-6 lg:mt-4">{children}</div>
    </div>
  );
}
