import { Suspense, useState, type ComponentType } from 'react';
import { loadExtra, optionalComponent } from '../../lib/chunks/optional-component.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { SocialButtonsProps } from './social-buttons.tsx';
import * as words from './words.en.ts';

/** Has the place of the button where a content blocker holds it back: the email form works without it. */
function HeldBack() {
  return (
    <div className="min-h-26 pb-4">
      <p
        role="status"
        className="rounded-sm bg-amber-100 px-4 py-2 text-sm leading-snug text-amber"
      >
        {words.socialHeldBack}
      </p>
    </div>
  );
}

const Later = optionalComponent<SocialButtonsProps>(() => import('./social-buttons.tsx'), HeldBack);

let prepared: ComponentType<SocialButtonsProps> | undefined;

/** Loads the button, or finds it held back, so that a prerendered page is hydrated with them. @public */
export async function prepareSocialLogin(): Promise<void> {
  prepared ??= (await loadExtra(() => import('./social-buttons.tsx'), HeldBack)).default;
}

const asItIs = { __html: '' };

/** Google's button, above the fields. Its place is as high while it loads. */
export function SocialLogin(props: SocialButtonsProps) {
  const [Buttons] = useState(() => prepared ?? Later);
  const isHydrated = useHydrated();
  // What was prerendered is hydrated as it is, and then replaced.
  if (Buttons === HeldBack && !isHydrated) {
    return <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
  }
  return (
    <div>
      <Suspense fallback={<div className="h-26" />}>
        <Buttons {...props} />
      </Suspense>
    </div>
  );
}
