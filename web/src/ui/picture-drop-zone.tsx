import { useRef, type ReactNode } from 'react';
import { pictureTypes } from '../lib/shrink-picture.ts';
import { Button } from './button.tsx';
import { DropZone } from './drop-zone.tsx';
import type { PictureUploading } from './use-picture-upload.ts';

type PictureDropZoneProps = {
  /** Names the zone for those who do not see it. */
  label: string;
  uploading: PictureUploading;
  /** The picture as it is now. */
  preview: ReactNode;
  error?: string | undefined;
};

/** A picture is dropped here or chosen; sending it can be cancelled and repeated. */
export function PictureDropZone({ label, uploading, preview, error }: PictureDropZoneProps) {
  const { upload, start, cancel } = uploading;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <DropZone
      label={label}
      chooseLabel="Choose a picture"
      accept={pictureTypes}
      hint="Or drop it here. PNG, JPEG or WebP. Large pictures are resized."
      error={error}
      chooser={chooser}
      preview={preview}
      onFile={(file) => void start(file)}
    >
      {upload.status === 'sending' && (
        <Sending
          share={upload.share}
          onCancel={() => {
            cancel();
            // The button that had the focus is gone.
            chooser.current?.focus();
          }}
        />
      )}
      {upload.status === 'failed' && (
        <Failed
          message={upload.message}
          onRetry={() => {
            void start(upload.file);
            chooser.current?.focus();
          }}
        />
      )}
    </DropZone>
  );
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label="Uploading the picture"
        max={1}
        value={share}
        className="progress-bar grow"
      />
      <Button tone="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-sm font-medium text-tomato">{message}</p>
      <Button tone="outline" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
