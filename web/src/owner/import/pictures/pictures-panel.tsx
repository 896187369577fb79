import { groupBy } from '@thymely/contract/ground/group-by';
import { firstNamed } from '../../parts/first-named.ts';
import { rowsToWrite } from '../import-rows.ts';
import type { LinkedPicture, ReviewedRow } from '../reviewed-row.ts';
import * as words from '../words.en.ts';

type PicturesPanelProps = {
  rows: readonly ReviewedRow[];
  /** Whether the import is done. */
  isDone?: boolean;
};

/** Says what becomes of the pictures that a file has on other sites; nothing without any. */
export function PicturesPanel({ rows, isDone = false }: PicturesPanelProps) {
  const lines = isDone ? resultOf(rows) : planOf(rows);
  if (lines.length === 0) return null;
  return (
    <section
      aria-label={words.linkedPictures}
      className="grid gap-1 rounded-lg bg-card p-4 wrap-anywhere shadow-card sm:p-5"
    >
      <h2 className="text-lg font-bold">{words.linkedPictures}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function planOf(rows: readonly ReviewedRow[]): string[] {
  const written = rowsToWrite(rows);
  const toCopy = ofFate(written, 'copyable');
  const linked = ofFate(written, 'linked');
  const all = toCopy.length + linked.length;
  return [
    ...(all > 0 ? [words.picturesVanish(all)] : []),
    ...(toCopy.length > 0 ? [words.picturesToCopy(toCopy.length)] : []),
    ...(linked.length > 0 ? [words.picturesNotAllowed(linked.length, namesOf(linked))] : []),
    ...silentIn(rows),
  ];
}

function resultOf(rows: readonly ReviewedRow[]): string[] {
  const written = rowsToWrite(rows);
  const copied = ofFate(written, 'copied');
  const linked = ofFate(written, 'linked');
  const notAllowed = linked.filter(({ picture }) => picture?.fault === undefined);
  const byFault = groupBy(
    linked.filter(({ picture }) => picture?.fault !== undefined),
    ({ picture }) => picture?.fault ?? '',
  );
  return [
    ...(copied.length > 0 ? [words.picturesCopied(copied.length)] : []),
    ...(notAllowed.length > 0
      ? [words.picturesNotAllowed(notAllowed.length, namesOf(notAllowed))]
      : []),
    ...[...byFault].map(([fault, failed]) =>
      words.picturesNotCopied(failed.length, namesOf(failed), fault),
    ),
    ...silentIn(rows),
  ];
}

function silentIn(rows: readonly ReviewedRow[]): string[] {
  const silent = ofFate(rows, 'silent').filter(({ outcome }) => outcome !== 'refused');
  return silent.length > 0 ? [words.picturesSilent(silent.length, namesOf(silent))] : [];
}

function ofFate(rows: readonly ReviewedRow[], wanted: LinkedPicture['fate']): ReviewedRow[] {
  return rows.filter(({ picture }) => picture?.fate === wanted);
}

function namesOf(rows: readonly ReviewedRow[]): string {
  return firstNamed(rows.map(({ row }) => String(row.name ?? '')));
}
