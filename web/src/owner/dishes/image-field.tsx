import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { PictureDropZone } from '../../ui/fields/picture-drop-zone.tsx';
import type { PictureUploading } from '../../ui/fields/use-picture-upload.ts';
import { focusSoon } from '../parts/focus-soon.ts';
import { ListedDishPicture } from '../parts/dish/dish-picture.tsx';
import type { DishValues } from '../parts/dish/dish-values.ts';
import { DrawingPicker } from './drawing-picker.tsx';
import { isOwnPicture, pictureInWords } from './picture-in-words.ts';

type ImageFieldProps = {
  form: UseFormReturn<DishValues, unknown, NewMenuItem>;
  /** What the form has now: an address. */
  image: string;
  uploading: PictureUploading;
  /** The picture to show; empty for none. */
  picture: string;
};

/**
 * The picture of a dish: uploaded, one of the drawings, or a link. The address of a picture of this
 * site says nothing to a person, so the field for it is not shown until it is asked for.
 */
export function ImageField({ form, image, uploading, picture }: ImageFieldProps) {
  const [isAsked, setIsAsked] = useState(false);
  // What is being typed does not go away, whatever it begins like.
  const [typed, setTyped] = useState<string>();
  const error = form.formState.errors.image?.message;
  const isShown = isAsked || !isOwnPicture(image) || image === typed || error !== undefined;
  return (
    <div className="grid gap-3">
      <div hidden={!isShown}>
        <TextField
          label="Image"
          required
          placeholder="https://"
          spellCheck={false}
          hint="Paste a link to a picture, choose a drawing, or upload your own."
          error={error}
          {...form.register('image', {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              setTyped(target.value);
            },
          })}
        />
      </div>
      {!isShown && <InWords image={image} />}
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:px-3.5">
        <DrawingPicker
          image={picture}
          onChoose={(chosen) => {
            setIsAsked(false);
            form.setValue('image', chosen, { shouldDirty: true, shouldValidate: true });
          }}
        />
        {!isShown && (
          <Button
            tone="outline"
            onClick={() => {
              setIsAsked(true);
              focusSoon(() => document.querySelector<HTMLInputElement>('[name=image]'));
            }}
          >
            Use a link
          </Button>
        )}
      </div>
      <Upload uploading={uploading} picture={picture} />
    </div>
  );
}

function InWords({ image }: { image: string }) {
  return (
    <p>
      <span className="block font-semibold">Image</span>
      <span className="text-sm text-soft">{pictureInWords(image)}</span>
    </p>
  );
}

function Upload({ uploading, picture }: Pick<ImageFieldProps, 'uploading' | 'picture'>) {
  return (
    <PictureDropZone
      label="Upload a picture"
      uploading={uploading}
      preview={
        <ListedDishPicture
          image={picture || undefined}
          category={undefined}
          className="size-24 rounded-sm"
          pictureClassName="size-full p-1"
        />
      }
    />
  );
}
