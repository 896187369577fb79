import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ResetMailNote } from './reset-mail-note.tsx';
import { EmailField, SignInLink } from '../sign-in-parts.tsx';
import { useResetMail } from './use-reset-mail.ts';

/** Says that a link is of no use, and mails another one. */
export function DeadLink({ email }: { email: string }) {
  const mail = useResetMail();
  const { register, handleSubmit } = useForm({ defaultValues: { email } });
  const submit = handleSubmit((values) => mail.send(values.email.trim()));
  return (
    <>
      <p role="alert" className="mb-5 rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">
        This link no longer works: it was used, has expired or is incomplete.
      </p>
      <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <EmailField {...register('email', { onChange: mail.clear })} />
        <ResetMailNote outcome={mail.outcome} />
        <Button type="submit" busy={mail.isBusy}>
          Send again
        </Button>
      </form>
      <SignInLink question="Remembered it?" to="/login">
        Login
      </SignInLink>
    </>
  );
}

/** Says that the password is saved, although signing in with it has failed. */
export function PasswordSaved() {
  return (
    <div role="status" className="grid justify-items-center gap-4 rounded-lg bg-leaf-100 p-8">
      <p className="text-center font-medium">Your password is changed. You can log in with it.</p>
      <ButtonLink to="/login" replace>
        Login
      </ButtonLink>
    </div>
  );
}
