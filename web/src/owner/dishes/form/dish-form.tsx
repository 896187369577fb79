import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { uploadPicture } from '../../../api/menu/images.ts';
import type { EditedDish } from '../../../api/menu/menu-editing.ts';
import { pictureOf } from '../../../model/painted-plate.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { useUnsavedChanges } from '../../../ui/fields/unsaved-changes.ts';
import { usePictureUpload, type SendPicture } from '../../../ui/fields/use-picture-upload.ts';
import { ConflictChoice } from '../../parts/edit-form/conflict-choice.tsx';
import { useEditForm } from '../../parts/edit-form/use-edit-form.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { useSettled } from '../../parts/use-settled.ts';
import { DishFormFields } from './dish-form-fields.tsx';
import { DishFurtherFields } from './dish-further-fields.tsx';
import { dishModel } from './dish-model.ts';
import { DishPreview } from './dish-preview.tsx';
import { typedDishOf, type DishField } from '../../parts/dish/dish-values.ts';
import { DishVersionValue } from './dish-version-value.tsx';
import * as words from './words.en.ts';

type DishFormProps = {
  /** The dish to edit; undefined for a new one. */
  dish: EditedDish | undefined;
  submitLabel: string;
  /** Sends the dish as a change of `base`, and returns the dish that the form continues with. */
  save: (dish: NewMenuItem, base: EditedDish | undefined) => Promise<EditedDish | undefined>;
  onSaved: () => void;
};

/** How long typing has to pause before the picture of a URL is loaded. */
const typingPauseMs = 400;

const sendDishPicture: SendPicture = (picture, options) =>
  uploadPicture(picture, { ...options, purpose: 'dish' });

/** All fields of a dish, next to a preview of the card that guests will see. */
export function DishForm(props: DishFormProps) {
  const { form, uploading, isUploading, shown } = useDishForm(props);
  return (
    <form
      {...form.formProps}
      className="grid items-start gap-6 min-[820px]:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid min-w-0 gap-5">
        <ConflictChoice
          {...form}
          title={words.conflictTitle}
          theirName={words.theirs}
          show={(field, { value }) =>
            // The words of the price say its sizes, too.
            field === 'price' ? undefined : (
              <DishVersionValue dish={shown} field={field as DishField} value={value} />
            )
          }
        />
        <div className="grid gap-6 rounded-lg bg-card p-5 shadow-card sm:p-7">
          <DishFormFields {...form} uploading={uploading} picture={pictureOf(shown)} />
        </div>
        <DishFurtherFields {...form} />
        <SaveBar
          label={props.submitLabel}
          form={form}
          heldBy={isUploading ? words.uploadingPicture : undefined}
          onDiscard={() => {
            void form.discard().then((isGone) => {
              if (isGone) uploading.cancel();
            });
          }}
        />
      </div>
      <DishPreview values={form.values} dish={shown} />
    </form>
  );
}

/** The state of the form, and the dish with the picture to show. */
function useDishForm({ dish, save, onSaved }: DishFormProps) {
  const uploading = usePictureUpload({
    send: sendDishPicture,
    onUploaded: (image) => {
      form.change({ image });
    },
  });
  const form = useEditForm({
    model: dishModel,
    saved: dish,
    save: (values, base) => save(typedDishOf(values), base),
    onSaved: () => {
      uploading.cancel();
      // The heading is no field: moving from a field to the alert would mark the field as empty.
      focusHeading();
      onSaved();
    },
  });
  const { values } = form;
  const isUploading = uploading.upload.status === 'sending';
  useUnsavedChanges(form.isDirty || isUploading);
  const image = useSettled(values.image, typingPauseMs);
  // An upload is newer than the URL in the form unless another URL was typed since.
  const sent = uploading.upload.status === 'done' ? uploading.upload.address : undefined;
  const picture =
    sent === undefined || sent === values.image ? (uploading.previewUrl ?? image) : image;
  // A new dish gets its ID, and with it the plate of its own, when it is saved.
  const shown = { _id: dish?._id ?? '', image: picture, category: values.category };
  return { form, uploading, isUploading, shown };
}
