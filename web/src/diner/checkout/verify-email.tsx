import { useSendVerification, useCheckOnReturn } from '../../shared/use-verification.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import * as words from './words.en.ts';

type VerifyEmailProps = { 'data-mend'?: string; 'aria-describedby'?: string };

/** Sends the verification email, and continues when the diner returns from its link. */
export function VerifyEmail(attributes: VerifyEmailProps) {
  const { isBusy, outcome, send } = useSendVerification();
  useCheckOnReturn(true);
  const isSent = outcome?.isError === false;
  return (
    <div className="grid gap-2.5">
      <Button {...attributes} tone="outline" busy={isBusy} onClick={() => void send()}>
        {isSent ? words.sendEmailAgain : words.sendEmail}
      </Button>
      <p
        role="status"
        className={classes(
          'text-sm font-medium empty:absolute',
          outcome?.isError ? 'text-tomato' : 'text-leaf-700',
        )}
      >
        {outcome?.words}
      </p>
    </div>
  );
}
