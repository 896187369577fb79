import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SignedInAccount } from '../../../lib/auth/auth-state.ts';
import { useGoogleWindow } from '../../../lib/auth/google/use-google-window.ts';
import {
  deleteAccount,
  leaveDeletedAccount,
  proofRefusalOf,
} from '../../../lib/auth/own-account.ts';
import { isApiError } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { showAlert } from '../../../ui/messages/messages.ts';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { GoogleNote } from '../google-note.tsx';
import { ProfileCard, CardRefusal } from './profile-card.tsx';
import * as accountWords from '../words.en.ts';
import * as words from './words.en.ts';

type DeleteAccountProps = { account: SignedInAccount };

/** Says what a deletion removes and what it leaves, and deletes the account after a question. */
export function DeleteAccount({ account }: DeleteAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <ProfileCard title={words.deleteAccount}>
      <div className="grid gap-2 text-soft">
        <p>{words.whatGoes}</p>
        <p>{words.whatStays}</p>
        <p>{words.whatStaysOfRoles}</p>
      </div>
      <div>
        <Button
          tone="outline"
          className="border-tomato! text-tomato!"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {words.deleteAccount}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title={words.deleteQuestion}
        onClose={() => {
          setIsAsking(false);
        }}
      >
        <DeletionForm
          account={account}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      </Dialog>
    </ProfileCard>
  );
}

type OpenOrder = { _id: string; number: number };

function DeletionForm({ account, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const google = useGoogleWindow({ isNeeded: !account.hasPassword });
  const [openOrder, setOpenOrder] = useState<OpenOrder>();
  const { faults, isSending, submit, formProps } = useFilledForm({
    fields: ['password'],
    faultsOf: ({ password }) => ({
      password: account.hasPassword && password === '' ? accountWords.passwordMissing : undefined,
    }),
    send: async ({ password }) => {
      setOpenOrder(undefined);
      await deleteAccount(account.hasPassword ? { password } : undefined);
      await leaveDeletedAccount();
      // The page has sent its visitor to the login by now, where nobody wants to go.
      await navigate('/', { replace: true });
      showAlert(words.accountDeleted);
    },
    explain: (error) => {
      if (isApiError(error)) setOpenOrder(error.ordering.order);
      return proofRefusalOf(error);
    },
  });
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      {...formProps}
      onSubmit={(event) => {
        event.preventDefault();
        google.press(() => void submit());
      }}
    >
      <p className="text-soft">{words.whatGoes}</p>
      {account.hasPassword ? (
        <PasswordField
          label={words.yourPassword}
          name="password"
          autoComplete="current-password"
          error={faults.password}
        />
      ) : (
        <p className="text-soft">{words.confirmWithGoogle}</p>
      )}
      <DeletionRefusal message={faults.form} openOrder={openOrder} />
      <GoogleNote note={google.note} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" busy={isSending || google.isLoading}>
          {words.deleteConfirmed}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type DeletionRefusalProps = { message: string | undefined; openOrder: OpenOrder | undefined };

/** Says why the account was not deleted, with a link to the order that keeps it. */
function DeletionRefusal({ message, openOrder }: DeletionRefusalProps) {
  return (
    <CardRefusal>
      {message !== undefined && (
        <>
          <span>{message}</span>{' '}
          {openOrder && (
            <Link to={`/order/${openOrder._id}`} className="underline underline-offset-4">
              {words.seeOrder(openOrder.number)}
            </Link>
          )}
        </>
      )}
    </CardRefusal>
  );
}
