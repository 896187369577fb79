import { isLinked } from '../../../lib/pictures/is-linked.ts';
import { inLanes } from '../../parts/photos/in-lanes.ts';
import type { ImportRunState } from '../import-run.ts';
import type { FileRow, LinkedPicture } from '../reviewed-row.ts';
import { Patience } from './patience.ts';

/** What trying an address has shown. A `late` one has not answered in time. */
export type TriedPicture = 'copyable' | 'linked' | 'silent' | 'late';

type Trying = {
  /** The pictures of dishes on the menu. */
  onMenu: ReadonlySet<string>;
  /** Returns the path of a picture that was copied before and is still there. */
  copyOf: (address: string) => string | undefined;
  tryPicture: (address: string, signal: AbortSignal) => Promise<TriedPicture>;
  /** What is known from an earlier attempt, and gets what this one shows. */
  tried: Map<string, TriedPicture>;
  signal: AbortSignal;
  onProgress: (progress: ImportRunState) => void;
};

/** Pictures that are loaded at the same time. */
const lanes = 6;
export function hasLinked(rows: readonly FileRow[]): boolean {
  return rows.some(({ row }) => isLinked(String(row.image ?? '')));
}

/**
 * Returns the rows with what can become of their pictures on other sites. A picture that was copied
 * before is taken from here, one that is on the menu stays as it is, and one that does not answer
 * is left out.
 */
export async function tryPictures(
  rows: readonly FileRow[],
  { onMenu, copyOf, tryPicture, tried, signal, onProgress }: Trying,
): Promise<FileRow[]> {
  const addresses = [...new Set(rows.map(({ row }) => String(row.image ?? '')))].filter(
    (address) => isLinked(address) && !onMenu.has(address) && copyOf(address) === undefined,
  );
  const patience = new Patience();
  const open = addresses.filter((address) => !tried.has(address));
  const tell = () => {
    onProgress({ done: tried.size, total: addresses.length, isOfPictures: true });
  };
  if (addresses.length > 0) tell();
  await inLanes(open, lanes, async (address) => {
    signal.throwIfAborted();
    const shown = await patience.askFor(address, () => tryPicture(address, signal));
    tried.set(address, shown);
    tell();
  });
  return rows.map((each) => {
    const address = String(each.row.image ?? '');
    const copy = copyOf(address);
    if (copy !== undefined) return withImage(each, copy);
    const shown = tried.get(address);
    return shown === undefined ? each : withFate(each, shown === 'late' ? 'silent' : shown);
  });
}

function withFate(each: FileRow, fate: LinkedPicture['fate']): FileRow {
  const address = String(each.row.image);
  const row = fate === 'silent' ? withImage(each, '') : each;
  return { ...row, picture: { address, fate } };
}

function withImage<Row extends FileRow>(each: Row, image: string): Row {
  return { ...each, row: { ...each.row, image } };
}

/** The pictures that were copied, and why others could not be. */
export type CopiedPictures = {
  paths: ReadonlyMap<string, string>;
  faults: ReadonlyMap<string, string>;
};

/** Returns the addresses of the pictures that are to be copied, each of them once. */
export function picturesToCopy(rows: readonly FileRow[]): string[] {
  const wanted = rows.flatMap(({ picture }) =>
    picture?.fate === 'copyable' ? picture.address : [],
  );
  return [...new Set(wanted)];
}

/** Returns the rows with the copies of their pictures. The others keep their links. */
export function withCopies<Row extends FileRow>(
  rows: readonly Row[],
  { paths, faults }: CopiedPictures,
): Row[] {
  return rows.map((each) => {
    const { picture } = each;
    if (picture?.fate !== 'copyable') return each;
    const { address } = picture;
    const path = paths.get(address);
    if (path !== undefined) {
      return withImage({ ...each, picture: { address, fate: 'copied' } }, path);
    }
    const fault = faults.get(address);
    return { ...each, picture: { address, fate: 'linked', ...(fault && { fault }) } };
  });
}
