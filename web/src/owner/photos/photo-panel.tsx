import { useId, useMemo } from 'react';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { useStickyBar } from '../../lib/use-room-at-bottom.ts';
import { pictureTypes } from '../../lib/pictures/shrink-picture.ts';
import { countPhotos } from './photo-list.ts';
import { dishLabels } from './photo-matching.ts';
import { PhotoRow } from './photo-row.tsx';
import { countsInWords, leftOutInWords } from './photo-words.ts';
import { usePhotos, type Photos } from './use-photos.ts';
import * as words from './words.en.ts';

/** Takes photos, finds their dishes, and uploads them. */
export function PhotoPanel({ menu }: { menu: readonly EditedDish[] }) {
  const chosen = usePhotos(menu);
  const { photos, fault, leftOut, progress, choose, assign, remove } = chosen;
  const listId = useId();
  const labels = useMemo(() => dishLabels(menu), [menu]);
  const dishes = useMemo(() => new Map(menu.map((dish) => [dish._id, dish])), [menu]);
  const isBusy = progress !== undefined;
  useUnsavedChanges(isBusy);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-3 rounded-lg bg-card p-5 shadow-card sm:p-7">
        <DropZone
          label={words.photos}
          chooseLabel={photos.length === 0 ? words.choosePhotos : words.chooseMorePhotos}
          accept={pictureTypes}
          hint={words.photosHint}
          error={fault}
          onFiles={(files) => void choose(files)}
        />
        {leftOut.length > 0 && (
          <p role="status" className="text-sm wrap-anywhere text-soft">
            {leftOutInWords(leftOut)}
          </p>
        )}
      </div>
      {photos.length > 0 && (
        <>
          <datalist id={listId}>
            {[...labels].map(([id, label]) => (
              <option key={id} value={label} />
            ))}
          </datalist>
          <ul
            aria-label={words.chosenPhotos}
            className="grid grid-cols-1 divide-y divide-hairline rounded-lg bg-card shadow-card"
          >
            {photos.map((photo) => (
              <PhotoRow
                key={photo.key}
                photo={photo}
                dish={dishes.get(photo.dishId ?? '')}
                labels={labels}
                listId={listId}
                isBusy={isBusy}
                onAssign={assign}
                onRemove={remove}
              />
            ))}
          </ul>
          <UploadBar {...chosen} />
        </>
      )}
    </div>
  );
}

function UploadBar({ photos, progress, upload, stop }: Photos) {
  const counts = countPhotos(photos);
  const isRetry = counts.failed > 0 && counts.ready === counts.failed;
  return (
    <div
      ref={useStickyBar<HTMLDivElement>()}
      className="tall:sticky data-in-place:static! bottom-[calc(max(0.75rem,var(--bottom-bars,0rem))+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-hairline bg-card px-4 py-3 shadow-raised sm:px-5 sm:py-4"
    >
      <div className="grid min-w-0 grow basis-64 gap-2">
        <p role="status" className="tabular-nums">
          {progress
            ? words.progress(progress.total, inThousands(progress.total), progress.done)
            : countsInWords(counts)}
        </p>
        {progress && (
          <progress
            aria-label={words.uploadingPhotos}
            max={progress.total}
            value={progress.done}
            className="progress-bar w-full"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {progress && (
          <Button tone="outline" onClick={stop}>
            {words.stop}
          </Button>
        )}
        {!progress && counts.saved > 0 && (
          <ButtonLink to="/dashboard/manage-items" tone="outline">
            {words.seeAllDishes}
          </ButtonLink>
        )}
        {!progress && counts.ready > 0 && (
          <Button onClick={() => void upload()}>
            {(isRetry ? words.retryPhotos : words.uploadPhotos)(
              counts.ready,
              inThousands(counts.ready),
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
