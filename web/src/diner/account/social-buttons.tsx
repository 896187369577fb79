import { Suspense, useState } from 'react';
import { brand } from '@brand/brand.ts';
import { useGoogleWindow } from '../../lib/auth/google/use-google-window.ts';
import { signInWithGoogle } from '../../lib/auth/sign-in.ts';
import { optionalComponent } from '../../lib/chunks/optional-component.ts';
import { GoogleIcon, FacebookIcon, GithubIcon } from '../../ui/pictures/brand-marks.tsx';
import { Button } from '../../ui/button.tsx';
import { ComingSoon, Soon, comingSoonButton } from '../../ui/coming-soon.tsx';
import { GoogleNote } from './google-note.tsx';
import { SignInFailure } from './sign-in-parts.tsx';
import { useSignIn } from './use-sign-in.ts';
import * as words from './words.en.ts';

/** Replaces Google's own window in emulator builds. */
const GoogleChooser = import.meta.env.VITE_EMULATOR
  ? optionalComponent(() => import('./google-chooser.tsx'))
  : undefined;

export type SocialButtonsProps = {
  onSuccess: () => void;
  /** Whether to show the providers that do not work yet, too. */
  withOthers?: boolean;
};

/** The providers' buttons. Google comes first; the others look disabled and say 'Soon' once. */
export default function SocialButtons({ onSuccess, withOthers = false }: SocialButtonsProps) {
  const { run, isBusy, error } = useSignIn(onSuccess);
  const google = useGoogleWindow({ isNeeded: true });
  const [isChooserOpen, setIsChooserOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {words.orContinueWith}
      </p>
      <SignInFailure error={error} />
      <Button
        tone="outline"
        busy={isBusy || google.isLoading}
        onClick={() => {
          google.press(() => {
            if (GoogleChooser) setIsChooserOpen(true);
            else void run(signInWithGoogle);
          });
        }}
      >
        <GoogleIcon /> Google
      </Button>
      {withOthers && brand.showsAnnounced && <OtherProviders />}
      {/* The last one: nothing moves when it comes. */}
      <GoogleNote note={google.note} />
      {GoogleChooser && isChooserOpen && (
        <Suspense>
          <GoogleChooser
            onChoose={(signIn) => {
              setIsChooserOpen(false);
              void run(signIn);
            }}
            onClose={() => {
              setIsChooserOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const providers = [
  { name: 'Facebook', ProviderIcon: FacebookIcon },
  { name: 'GitHub', ProviderIcon: GithubIcon },
];

/** The buttons of social providers that do not work yet. */
function OtherProviders() {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 text-soft">
      <ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        {providers.map(({ name, ProviderIcon }) => (
          <li key={name} className="grid">
            <ComingSoon className={`${comingSoonButton} gap-2`} isSaidBeside>
              <ProviderIcon /> <span>{name}</span>
            </ComingSoon>
          </li>
        ))}
      </ul>
      <Soon />
    </div>
  );
}
