import { useRef } from 'react';
import { pictureTypes } from '../../lib/pictures/shrink-picture.ts';
import { Button } from '../button.tsx';
import * as ui from '../words.en.ts';
import { DropZone } from './drop-zone.tsx';
import type { PictureUploading } from './use-picture-upload.ts';
import * as words from './words.en.ts';
import type { Elements } from '../elements.ts';

type PictureDropZoneProps = {
  /** The accessible name of the zone. */
  label: string;
  uploading: PictureUploading;
  /** The current picture. */
  preview: Elements;
  error?: string | undefined;
  className?: string;
};

/** A zone where a picture is dropped or chosen; the upload can be canceled and retried. */
export function PictureDropZone(props: PictureDropZoneProps) {
  const { label, uploading, preview, error, className } = props;
  const { upload, start, cancel } = uploading;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <DropZone
      label={label}
      chooseLabel={words.choosePicture}
      accept={pictureTypes}
      hint={words.pictureHint}
      error={error}
      chooser={chooser}
      preview={preview}
      className={className}
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
          action={upload.file ? ui.retry : words.chooseAnother}
          onAction={() => {
            // The button disappears as soon as there is a file.
            chooser.current?.focus();
            if (upload.file) void start(upload.file);
            else chooser.current?.click();
          }}
        />
      )}
    </DropZone>
  );
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-3">
      <progress aria-label={words.uploading} max={1} value={share} className="progress-bar grow" />
      <Button tone="quiet" size="small" onClick={onCancel}>
        {ui.cancel}
      </Button>
    </div>
  );
}

type FailedProps = { message: string; action: string; onAction: () => void };

function Failed({ message, action, onAction }: FailedProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <p className="text-sm font-medium text-tomato">{message}</p>
      <Button tone="outline" size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
