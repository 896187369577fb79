import * as words from './words.en.ts';

/** Says that a file is being read, which may take some seconds. */
export function ReadingNote({ isReading }: { isReading: boolean }) {
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {isReading && words.readingFile}
    </p>
  );
}
