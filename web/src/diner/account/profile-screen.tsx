import { useEffect } from 'react';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { prepareMessages } from '../../ui/messages/messages.ts';
import { EmailVerification } from './email-verification.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The name, photo and email of the signed-in person. */
export default function ProfileScreen() {
  const auth = useAuthState();
  useEffect(prepareMessages, []);
  return (
    <div className="container-page pt-32">
      <div className="mx-auto grid max-w-xl grid-cols-1 gap-6">
        <div className="grid gap-2">
          <p className="eyebrow">Your account</p>
          <h1 className="text-title font-bold">Update Profile</h1>
        </div>
        {auth.status === 'signed-in' && (
          <>
            <ProfileForm key={auth.account.uid} account={auth.account} />
            <EmailVerification account={auth.account} />
          </>
        )}
      </div>
    </div>
  );
}
