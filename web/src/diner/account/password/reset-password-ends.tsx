import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { ResetMailNote } from './reset-mail-note.tsx';
import { EmailField, SignInLink } from '../sign-in-parts.tsx';
import { useResetMail } from './use-reset-mail.ts';
import * as accountWords from '../words.en.ts';
import * as words from './words.en.ts';

/** Says that a link is of no use, and mails another one. */
export function DeadLink({ email }: { email: string }) {
  const mail = useResetMail();
  const { formProps } = useFilledForm({
    fields: ['email'],
    send: (values) => mail.send(values.email.trim()),
  });
  return (
    <>
      <p role="alert" className="mb-5 rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">
        {words.deadLink}
      </p>
      <form className="grid grid-cols-1 gap-4" {...formProps}>
        <EmailField name="email" defaultValue={email} onChange={mail.clear} />
        <ResetMailNote outcome={mail.outcome} />
        <Button type="submit" busy={mail.isBusy}>
          {accountWords.sendAgain}
        </Button>
      </form>
      <SignInLink question={words.remembered} to="/login">
        {accountWords.logIn}
      </SignInLink>
    </>
  );
}

/** Says that the password is saved, although signing in with it has failed. */
export function PasswordSaved() {
  return (
    <div role="status" className="grid justify-items-center gap-4 rounded-lg bg-leaf-100 p-8">
      <p className="text-center font-medium">{words.passwordSaved}</p>
      <ButtonLink to="/login" replace>
        {accountWords.logIn}
      </ButtonLink>
    </div>
  );
}
