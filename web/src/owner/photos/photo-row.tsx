import { useId } from 'react';
import CircleCheckIcon from 'lucide-react/icons/circle-check';
import XIcon from 'lucide-react/icons/x';
import { isPhoto } from '../../lib/pictures/is-photo.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DishChooser } from './dish-chooser.tsx';
import type { Photo } from './photo-list.ts';
import type { PhotoDish } from './photo-matching.ts';
import * as words from './words.en.ts';

type PhotoRowProps = {
  photo: Photo;
  /** The dish that the photo is for, as it is on the menu. */
  dish: PhotoDish | undefined;
  /** What the dishes are called, by ID. */
  labels: ReadonlyMap<string, string>;
  /** The ID of the list that the chooser offers. */
  listId: string;
  /** Whether photos are being uploaded, so that nothing can be changed. */
  isBusy: boolean;
  onAssign: (key: string, dishId: string | undefined) => void;
  onRemove: (key: string) => void;
};

/** A chosen photo with its dish. */
export function PhotoRow(props: PhotoRowProps) {
  const { photo, dish, labels, listId, isBusy, onAssign, onRemove } = props;
  const { key, file, dishId, state } = photo;
  const noteId = useId();
  const isSaved = state.step === 'saved';
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <Thumb file={file} />
      <div className="grid min-w-0 gap-x-4 gap-y-2 md:grid-cols-2 md:items-center">
        <div className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{file.name}</span>
          <span
            id={noteId}
            role={state.step === 'failed' ? 'alert' : undefined}
            className={classes(
              'text-sm',
              state.step === 'failed' ? 'font-medium text-tomato' : 'text-soft',
            )}
          >
            {noteOf(photo, dish)}
          </span>
        </div>
        {isSaved ? (
          <span className="flex min-w-0 items-center gap-2 font-medium text-leaf-700">
            <CircleCheckIcon className="size-5 shrink-0" />
            <span className="wrap-anywhere">{labels.get(dishId ?? '') ?? words.saved}</span>
          </span>
        ) : (
          <DishChooser
            label={words.dishOf(file.name)}
            noteId={noteId}
            dishId={dishId}
            labels={labels}
            listId={listId}
            isOff={isBusy}
            onChoose={(id) => {
              onAssign(key, id);
            }}
          />
        )}
      </div>
      {state.step === 'sending' ? (
        <span className="grid size-11 place-items-center">
          <Spinner />
        </span>
      ) : (
        <IconButton
          label={words.removePhoto(file.name)}
          icon={<XIcon className="size-5" />}
          disabled={isBusy}
          onClick={() => {
            onRemove(key);
          }}
        />
      )}
    </li>
  );
}

function noteOf({ state, isByName, dishId }: Photo, dish: PhotoDish | undefined): string {
  switch (state.step) {
    case 'failed':
      return state.fault;
    case 'sending':
      return words.uploading;
    case 'saved':
      return state.isFromEarlier ? words.savedEarlier : words.saved;
    case 'waiting': {
      if (dishId === undefined) return words.withoutDish;
      const replaces = dish && isPhoto(dish.image);
      const found = isByName ? words.foundByName : words.chosenByHand;
      return replaces ? `${found} ${words.replacesPhoto}` : found;
    }
  }
}

/** The file as it is on this device. */
function Thumb({ file }: { file: File }) {
  return (
    <span className="size-16 overflow-hidden rounded-sm bg-sand">
      <img
        ref={(picture) => {
          const address = URL.createObjectURL(file);
          if (picture) picture.src = address;
          return () => {
            URL.revokeObjectURL(address);
          };
        }}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
        // A file that the browser cannot show leaves the empty square.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    </span>
  );
}
