import { useId, useState, type RefObject } from 'react';
import UploadIcon from 'lucide-react/icons/upload';
import { buttonClasses } from '../button.tsx';
import { classes } from '../classes.ts';
import { droppedFiles } from './dropped-files.ts';
import type { Elements } from '../elements.ts';

type DropZoneProps = {
  /** The accessible name of the zone. */
  label: string;
  /** The label of the button that opens the file chooser. */
  chooseLabel: string;
  /** The file types or extensions, in the format of a file input. */
  accept: string;
  hint: string;
  /** The error, which replaces the hint. */
  error?: string | undefined;
  onFile?: (file: File) => void;
  /** Takes any number of files instead of one, and dropped folders. */
  onFiles?: (files: File[]) => void;
  /** The file input, for callers that have to restore the focus. */
  chooser?: RefObject<HTMLInputElement | null>;
  /** The content before the button. */
  preview?: Elements;
  /** The content below the button. */
  children?: Elements;
  className?: string | undefined;
};

/** A zone to drop a file or several on, with a button as the alternative. */
export function DropZone(props: DropZoneProps) {
  const { label, error, onFile, onFiles, preview, children, className, ...choosing } = props;
  const takeAll = onFiles ?? (([file]: File[]) => file && onFile?.(file));
  const [isOver, setIsOver] = useState(false);
  return (
    // Dropping is the pointer's equivalent of the button inside.
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      className={classes(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border-2 border-dashed p-4',
        'transition-colors',
        isOver ? 'border-leaf-700 bg-leaf-100' : error ? 'border-tomato' : 'border-line',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => {
        setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void droppedFiles(event.dataTransfer).then(takeAll);
      }}
    >
      {preview}
      <div className="grid min-w-0 flex-1 basis-52 gap-2.5">
        <Chooser {...choosing} error={error} takesMany={onFiles !== undefined} onFiles={takeAll} />
        {children}
      </div>
    </div>
  );
}

type ChooserProps = Pick<DropZoneProps, 'chooseLabel' | 'accept' | 'hint' | 'error' | 'chooser'> & {
  takesMany: boolean;
  onFiles: (files: File[]) => void;
};

function Chooser(props: ChooserProps) {
  const { chooseLabel, accept, hint, error, takesMany, onFiles, chooser } = props;
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <input
        ref={chooser}
        id={id}
        type="file"
        accept={accept}
        multiple={takesMany}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={classes(
          buttonClasses({ tone: 'outline', size: 'small' }),
          'min-h-11! cursor-pointer max-sm:whitespace-normal peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3',
          'peer-focus-visible:outline-leaf-700',
        )}
      >
        <UploadIcon className="size-4" />
        <span>{chooseLabel}</span>
      </label>
      <p
        id={`${id}-hint`}
        className={error ? 'text-sm font-medium text-tomato' : 'text-sm text-soft'}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
