import { useWatch } from 'react-hook-form';
import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { uploadPicture } from '../../api/menu/images.ts';
import { usePictureUpload, type SendPicture } from '../../ui/fields/use-picture-upload.ts';
import { DishConflictChoice } from './dish-conflict-choice.tsx';
import { DishFurtherFields } from './dish-further-fields.tsx';
import { DishFormFields } from './dish-form-fields.tsx';
import { DishPreview } from './dish-preview.tsx';
import type { DishValues } from '../parts/dish/dish-values.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { useDishForm } from './use-dish-form.ts';
import { SaveBar } from '../parts/save-bar.tsx';
import { useSettled } from '../parts/use-settled.ts';

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
      className="grid items-start gap-6 min-[820px]:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        form.clearErrors('root');
        void submit();
      }}
    >
      <div className="grid min-w-0 gap-5 [&_:is(input,select,textarea,button)]:scroll-mb-36">
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
          <DishFormFields form={form} values={values} uploading={uploading} picture={picture} />
        </div>
        <DishFurtherFields form={form} values={values} />
        <SaveBar
          label={submitLabel}
          problem={errors.root?.message}
          status={isUploading ? 'Uploading the picture…' : isDirty && 'Not saved yet.'}
          isHeld={isUploading}
          isSaving={isSubmitting}
          isDirty={isDirty}
          onDiscard={() => {
            uploading.cancel();
            discard();
          }}
        />
      </div>
      <DishPreview values={values} picture={picture} />
    </form>
  );
}
