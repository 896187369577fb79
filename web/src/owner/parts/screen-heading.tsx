import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';

type ScreenHeadingProps = {
  title: string;
  /** One line about the purpose of the screen. */
  text?: ReactNode;
  /** The actions of the screen, on the right. */
  children?: Elements;
};

/** The head of a dashboard screen. */
export function ScreenHeading({ title, text, children }: ScreenHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <h1 className="text-[clamp(1.75rem,2.4vw,2rem)] font-bold">{title}</h1>
        {text && <p className="text-soft">{text}</p>}
      </div>
      {children && <div className={actions}>{children}</div>}
    </div>
  );
}

/** Three of these fit on one line of a phone if they have no icons. */
const actions = classes(
  'flex flex-wrap gap-2 lg:gap-3 max-sm:[&>*]:px-3.5',
  'max-sm:[&:has(>:nth-child(3))_svg]:hidden',
);
