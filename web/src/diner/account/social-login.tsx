import { Suspense, useState, type ComponentType } from 'react';
import { loadExtra, optionalComponent } from '../../lib/chunks/optional-component.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { SocialButtonsProps } from './social-buttons.tsx';
import * as words from './words.en.ts';

/** Has the place of the buttons where a content blocker holds them back: the email form works without them. */
function HeldBack() {
  return (
    <p role="status" className="rounded-sm bg-amber-100 px-4 py-3 text-amber">
      {words.socialHeldBack}
    </p>
  );
}

const Later = optionalComponent<SocialButtonsProps>(() => import('./social-buttons.tsx'), HeldBack);

let prepared: ComponentType<SocialButtonsProps> | undefined;

/** Loads the buttons, or finds them held back, so that a prerendered page is hydrated with them. @public */
export async function prepareSocialLogin(): Promise<void> {
  prepared ??= (await loadExtra(() => import('./social-buttons.tsx'), HeldBack)).default;
}

const asItIs = { __html: '' };

/** The buttons of Google and others. Their place is as high while they load. */
export function SocialLogin(props: SocialButtonsProps) {
  const [Buttons] = useState(() => prepared ?? Later);
  const isHydrated = useHydrated();
  // What was prerendered is hydrated as it is, and then replaced.
  if (Buttons === HeldBack && !isHydrated) {
    return <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
  }
  return (
    <div>
      <Suspense fallback={<div className={props.withOthers ? 'h-42' : 'h-20'} />}>
        <Buttons {...props} />
      </Suspense>
    </div>
  );
}
