import type { Elements } from '../../../ui/elements.ts';

type SideCartHeadProps = {
  id: string;
  title: string;
  /** What stands beside the title. */
  children?: Elements;
};

export function SideCartHead({ id, title, children }: SideCartHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-4 pb-3">
      <h2 id={id} tabIndex={-1} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </div>
  );
}
