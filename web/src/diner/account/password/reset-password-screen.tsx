import { pagePictures } from '@brand/page-pictures.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prepareMessages, showAlert } from '../../../ui/messages/messages.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { readMailedLink } from './mailed-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { DeadLink, PasswordSaved } from './reset-password-ends.tsx';
import { SignInPage } from '../sign-in-page.tsx';
import { useMailedCode } from './use-mailed-code.ts';
import * as accountWords from '../words.en.ts';
import * as words from './words.en.ts';

/** Where the links lead that the sign-in provider mails. */
export default function ResetPasswordScreen() {
  const link = readMailedLink(useLocation().search);
  if ('goesOnTo' in link) return <GoesOn to={link.goesOnTo} />;
  return <NewPassword key={link.code} code={link.code} />;
}

/** What the page says under its title, by what is known about the link. */
const leads = {
  checking: words.checkingLead,
  open: words.newPasswordLead,
  dead: words.deadLinkLead,
  unknown: words.unknownLinkLead,
  saved: words.savedLead,
};

const art = pagePictures.signIn;

/** Leaves for a page of the sign-in provider; Back does not lead here again. */
function GoesOn({ to }: { to: string }) {
  useEffect(() => {
    location.replace(to);
  }, [to]);
  return (
    <SignInPage title={words.oneMoment} lead={words.openingLink} art={art}>
      <Skeleton className="h-24 rounded-sm" />
    </SignInPage>
  );
}

function NewPassword({ code }: { code: string }) {
  const { link, check, bury } = useMailedCode(code);
  const [isSaved, setIsSaved] = useState(false);
  const navigate = useNavigate();
  useEffect(prepareMessages, []);

  const leave = async () => {
    // The code is of no more use, so Back does not lead to it.
    await navigate('/', { replace: true });
    showAlert(accountWords.passwordSaved);
  };
  return (
    <SignInPage
      title={accountWords.newPassword}
      lead={leads[isSaved ? 'saved' : link.status]}
      art={art}
      onRecovered={() => {
        if (isSaved) void leave();
      }}
    >
      {isSaved && <PasswordSaved />}
      {!isSaved && link.status === 'checking' && <Checking />}
      {!isSaved && link.status === 'unknown' && (
        <ErrorState message={link.words} busy={link.isAskedAgain} onRetry={check} />
      )}
      {!isSaved && link.status === 'dead' && <DeadLink email={link.email} />}
      {!isSaved && link.status === 'open' && (
        <NewPasswordForm
          code={code}
          email={link.email}
          onDead={bury}
          onSaved={() => {
            setIsSaved(true);
          }}
          onSignedIn={() => void leave()}
        />
      )}
    </SignInPage>
  );
}

function Checking() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{words.checkingLink}</span>
      <div className="grid gap-1.5">
        <Skeleton className="h-6 w-32 rounded-sm" />
        <Skeleton className="h-12 rounded-sm" />
      </div>
      <Skeleton className="h-11 rounded-pill" />
    </div>
  );
}
