import { useEffect } from 'react';
import { useAuthState } from '../../../lib/auth/auth-state.ts';
import { InnerPage } from '../../../ui/inner-page.tsx';
import { prepareMessages } from '../../../ui/messages/messages.ts';
import { EmailVerification } from './email-verification.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnDataCard } from './own-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import * as words from '../words.en.ts';

/** The account of the signed-in person: name, photo, email, password, and what is stored. */
export default function ProfileScreen() {
  const auth = useAuthState();
  useEffect(prepareMessages, []);
  return (
    <InnerPage title={words.profile}>
      {auth.status === 'signed-in' && (
        // On a desk the form is beside the rest. What is opened there moves nothing in the form.
        <div className="grid max-w-xl grid-cols-1 items-start gap-6 lg:max-w-none lg:grid-cols-2">
          <ProfileForm key={auth.account.uid} account={auth.account} />
          <div className="grid grid-cols-1 gap-6">
            <EmailVerification account={auth.account} />
            {auth.account.hasPassword && <ChangePassword />}
            <OwnDataCard />
            <DeleteAccount account={auth.account} />
          </div>
        </div>
      )}
    </InnerPage>
  );
}
