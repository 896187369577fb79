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
import { nameHint, nameRules } from '../account-rules.ts';
import { PhotoField } from './photo-field.tsx';
import * as words from '../words.en.ts';

const sendPhoto: Parameters<typeof usePictureUpload>[0]['send'] = (file, options) =>
  uploadPicture(file, { purpose: 'avatar', ...options });

/** The form for name and photo. Without a new choice the photo stays, even one from Google. */
export function ProfileForm({ account }: { account: SignedInAccount }) {
  const { register, handleSubmit, setError, reset, formState } = useFilledForm({
    defaultValues: { name: account.displayName ?? '' },
  });
  const [photoUrl, setPhotoUrl] = useState<string>();
  const uploading = usePictureUpload({ send: sendPhoto, onUploaded: setPhotoUrl });
  const forgetPhoto = () => {
    uploading.cancel();
    setPhotoUrl(undefined);
  };

  const submit = handleSubmit(async ({ name }) => {
    try {
      await saveProfile({ displayName: name.trim(), photoUrl });
      forgetPhoto();
      reset({ name: name.trim() });
      showAlert(words.profileSaved);
    } catch (error) {
      setError('root', { message: accountErrorWords(error) });
    }
  });
  const { status } = uploading.upload;
  const isWaiting = status === 'sending' || status === 'failed';
  useUnsavedChanges(formState.isDirty || photoUrl !== undefined || status === 'sending');
  return (
    <form
      className="grid grid-cols-1 gap-6 rounded-lg bg-card p-6 shadow-card sm:p-8"
      onSubmit={(event) => void submit(event)}
    >
      <PhotoField currentUrl={account.photoUrl} uploading={uploading} onForget={forgetPhoto} />
      <TextField
        label={words.name}
        autoComplete="name"
        error={formState.errors.name?.message}
        hint={nameHint}
        {...register('name', nameRules)}
      />
      {formState.errors.root && (
        <p role="alert" className="rounded-sm bg-tomato-100 px-4 py-3 font-medium text-tomato">
          {formState.errors.root.message}
        </p>
      )}
      <Button type="submit" busy={formState.isSubmitting} disabled={isWaiting}>
        {words.saveProfile}
      </Button>
    </form>
  );
}
