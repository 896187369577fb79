import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { PictureDropZone } from '../../../ui/fields/picture-drop-zone.tsx';
import type { PictureUploading } from '../../../ui/fields/use-picture-upload.ts';
import * as words from '../words.en.ts';

type PhotoFieldProps = {
  /** The photo that the account has now. */
  currentUrl: string | null;
  uploading: PictureUploading;
  onForget: () => void;
};

/** Shows the photo that will be saved; another one can be dropped on it or chosen. */
export function PhotoField({ currentUrl, uploading, onForget }: PhotoFieldProps) {
  const { upload, previewUrl } = uploading;
  const isChosen = upload.status === 'done' || upload.status === 'failed';
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">{words.photo}</p>
      <PictureDropZone
        label={words.photo}
        uploading={uploading}
        // On a desk it takes the room that the window has below the form.
        className="lg:min-h-[min(24rem,100dvh_-_35rem)] lg:px-8"
        preview={
          <Avatar
            photoUrl={previewUrl ?? currentUrl}
            className="size-[112px] lg:size-[160px] shrink-0 ring-4 ring-leaf-100"
          />
        }
      />
      <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        {upload.status === 'done' && (
          <span className="font-medium text-leaf-700">{words.photoReady}</span>
        )}
        {isChosen && (
          <Button tone="quiet" size="small" className="-me-2 ms-auto" onClick={onForget}>
            {words.keepPhoto}
          </Button>
        )}
      </div>
    </div>
  );
}
