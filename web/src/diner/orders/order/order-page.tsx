import type { ReactNode } from 'react';

type OrderPageProps = {
  title: string;
  eyebrow?: string;
  children?: ReactNode;
};

/** The frame of the order pages. The heading may have the focus, so it is never replaced. */
export function OrderPage({ title, eyebrow = 'Pick-up', children }: OrderPageProps) {
  return (
    <div className="container-page pt-32">
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-8">
        <div className="grid gap-2">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="text-title font-bold">{title}</h1>
        </div>
        {children}
      </div>
    </div>
  );
}
