import { useState } from 'react';
import { emptyPlateOf } from '@thymely/contract/menu/empty-plate';
import { useCategories } from '../../../lib/categories.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { PictureDropZone } from '../../../ui/fields/picture-drop-zone.tsx';
import type { PictureUploading } from '../../../ui/fields/use-picture-upload.ts';
import { focusSoon } from '../../parts/focus-soon.ts';
import { ListedDishPicture } from '../../parts/dish/dish-picture.tsx';
import type { DishFieldsProps } from './dish-field.ts';
import { isOwnPicture, pictureInWords } from './picture-in-words.ts';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

type ImageFieldProps = DishFieldsProps & {
  uploading: PictureUploading;
  /** The picture to show; empty for none. */
  picture: string;
};

/**
 * The picture of a dish: an upload, its painted plate, or a link. The address of a picture on
 * this site means nothing to a person, so its field is hidden until somebody asks for it.
 */
export function ImageField({ values, faults, change, uploading, picture }: ImageFieldProps) {
  const { image } = values;
  const categories = useCategories();
  const [isAsked, setIsAsked] = useState(false);
  // The field stays while somebody types in it, even if the text begins like an own picture.
  const [typed, setTyped] = useState<string>();
  const error = faults['image'];
  const isShown = isAsked || !isOwnPicture(image) || image === typed || error !== undefined;
  return (
    <div className="grid gap-3">
      <div hidden={!isShown}>
        <TextField
          label={dishWords.fields.image}
          required
          placeholder="https://"
          spellCheck={false}
          hint={words.imageHint}
          error={error}
          name="image"
          value={image}
          onChange={({ target }) => {
            setTyped(target.value);
            change({ image: target.value });
          }}
        />
      </div>
      {!isShown && <InWords image={image} />}
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:px-3.5">
        <Button
          tone="outline"
          onClick={() => {
            setIsAsked(false);
            change({
              image: emptyPlateOf(values.category, categories.find(values.category)?.vessel),
            });
          }}
        >
          {words.paintedPlate}
        </Button>
        {!isShown && (
          <Button
            tone="outline"
            onClick={() => {
              setIsAsked(true);
              focusSoon(() => document.querySelector<HTMLInputElement>('[name=image]'));
            }}
          >
            {words.useLink}
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
      <span className="block font-semibold">{dishWords.fields.image}</span>
      <span className="text-sm text-soft">{pictureInWords(image)}</span>
    </p>
  );
}

function Upload({ uploading, picture }: Pick<ImageFieldProps, 'uploading' | 'picture'>) {
  return (
    <PictureDropZone
      label={words.uploadPicture}
      uploading={uploading}
      preview={
        <ListedDishPicture
          image={picture || undefined}
          category={undefined}
          className="size-24 rounded-sm"
        />
      }
    />
  );
}
