import type { ReactNode } from 'react';

type ScreenHeadingProps = {
  title: string;
  /** One line about the purpose of the screen. */
  text?: ReactNode;
  /** The screen's actions, on the right. */
  children?: ReactNode;
};

/** The head of a dashboard screen. */
export function ScreenHeading({ title, text, children }: ScreenHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <h1 className="text-[clamp(1.75rem,2.4vw,2rem)] font-bold">{title}</h1>
        {text && <p className="text-soft">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
