import { useWatch } from 'react-hook-form';
import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { uploadPicture } from '../../../api/images.ts';
import { Button } from '../../../ui/button.tsx';
import { usePictureUpload, type SendPicture } from '../../../ui/use-picture-upload.ts';
import { DishConflictChoice } from './dish-conflict-choice.tsx';
import { DishFormFields } from './dish-form-fields.tsx';
import { DishPreview } from './dish-preview.tsx';
import type { DishValues } from './dish-values.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.ts';
import { useDishForm } from './use-dish-form.ts';
import { useSettled } from '../use-settled.ts';

type DishFormProps = {
  initial: DishValues;
  submitLabel: string;
  save: (dish: NewMenuItem) => Promise<DishValues>;
  onSaved: () => void;
};

/** A URL is looked up once the typing has paused. */
const typingPauseMs = 400;

const sendDishPicture: SendPicture = (picture, options) =>
  uploadPicture(picture, { ...options, purpose: 'dish' });

/** All fields of a dish, next to a preview of the card that guests will see. */
export function DishForm({ initial, submitLabel, save, onSaved }: DishFormProps) {
  const uploading = usePictureUpload({
    send: sendDishPicture,
    onUploaded: (address) => {
      form.setValue('image', address, { shouldDirty: true, shouldValidate: true });
    },
  });
  const { form, conflict, submit, discard } = useDishForm({
    initial,
    save,
    onSaved: () => {
      uploading.cancel();
      // Not a field: moving from it to the alert would mark it as empty.
      focusHeading();
      onSaved();
    },
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  const isUploading = uploading.upload.status === 'sending';
  useUnsavedChanges(isDirty || isUploading);

  const values = useWatch({ control });
  const image = useSettled(values.image ?? '', typingPauseMs);
  // The file on this device is newer unless another URL was typed since.
  const sent = uploading.upload.status === 'done' ? uploading.upload.address : undefined;
  const picture =
    sent === undefined || sent === values.image ? (uploading.previewUrl ?? image) : image;

  return (
    <form
      noValidate
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        form.clearErrors('root');
        void submit();
      }}
    >
      <div className="grid gap-6 rounded-lg bg-card p-5 shadow-card sm:p-7">
        {conflict && (
          <DishConflictChoice
            conflict={conflict}
            values={values}
            onChoose={(field, value) => {
              form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
            }}
          />
        )}
        <DishFormFields form={form} uploading={uploading} picture={picture} />
        {errors.root && (
          <p role="alert" className="rounded-sm bg-tomato-100 px-4 py-3 font-medium">
            {errors.root.message}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-5">
          <Button type="submit" busy={isSubmitting} disabled={isUploading}>
            {submitLabel}
          </Button>
          <Button
            tone="quiet"
            disabled={!isDirty || isSubmitting}
            onClick={() => {
              uploading.cancel();
              discard();
            }}
          >
            Discard changes
          </Button>
          {isUploading && <p className="text-sm text-soft">Uploading the picture…</p>}
        </div>
      </div>
      <DishPreview values={values} picture={picture} />
    </form>
  );
}
