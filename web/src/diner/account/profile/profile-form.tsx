import { useState } from 'react';
import { uploadPicture } from '../../../api/menu/images.ts';
import { accountErrorWords, saveProfile } from '../../../lib/auth/account-changes.ts';
import type { SignedInAccount } from '../../../lib/auth/auth-state.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { showAlert } from '../../../ui/messages/messages.ts';
import { useUnsavedChanges } from '../../../ui/fields/unsaved-changes.ts';
import { usePictureUpload } from '../../../ui/fields/use-picture-upload.ts';
import { useFilledForm } from '../../../ui/fields/use-filled-form.ts';
import { nameFaultOf, nameHint } from '../account-rules.ts';
import { PhotoField } from './photo-field.tsx';
import * as words from '../words.en.ts';

const sendPhoto: Parameters<typeof usePictureUpload>[0]['send'] = (file, options) =>
  uploadPicture(file, { purpose: 'avatar', ...options });

/** The form for name and photo. Without a new choice the photo stays, even one from Google. */
export function ProfileForm({ account }: { account: SignedInAccount }) {
  const [savedName, setSavedName] = useState(account.displayName ?? '');
  const [typedName, setTypedName] = useState(savedName);
  const [photoUrl, setPhotoUrl] = useState<string>();
  const uploading = usePictureUpload({ send: sendPhoto, onUploaded: setPhotoUrl });
  const forgetPhoto = () => {
    uploading.cancel();
    setPhotoUrl(undefined);
  };

  const { faults, isSending, fill, formProps } = useFilledForm({
    fields: ['name'],
    faultsOf: ({ name }) => ({ name: nameFaultOf(name) }),
    send: async ({ name }) => {
      await saveProfile({ displayName: name.trim(), photoUrl });
      forgetPhoto();
      fill('name', name.trim());
      setTypedName(name.trim());
      setSavedName(name.trim());
      showAlert(words.profileSaved);
    },
    explain: (error) => ({ form: accountErrorWords(error) }),
  });
  const { status } = uploading.upload;
  const isWaiting = status === 'sending' || status === 'failed';
  useUnsavedChanges(typedName !== savedName || photoUrl !== undefined || status === 'sending');
  return (
    <form
      className="grid grid-cols-1 gap-6 rounded-lg bg-card p-6 shadow-card sm:p-8"
      {...formProps}
    >
      <PhotoField currentUrl={account.photoUrl} uploading={uploading} onForget={forgetPhoto} />
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        error={faults.name}
        hint={nameHint}
        defaultValue={savedName}
        onChange={({ target }) => {
          setTypedName(target.value);
        }}
      />
      {faults.form !== undefined && (
        <p role="alert" className="rounded-sm bg-tomato-100 px-4 py-3 font-medium text-tomato">
          {faults.form}
        </p>
      )}
      <Button type="submit" busy={isSending} disabled={isWaiting}>
        {words.saveProfile}
      </Button>
    </form>
  );
}
