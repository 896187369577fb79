/** Deeper folders than this, and more files, are not what somebody means to drop. */
const deepest = 6;
const mostFiles = 5000;

/**
 * Returns the files that were dropped, with those in dropped folders. It has to be called while the
 * drop is handled, because the browser forgets afterward what was dropped.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const listed = [...files];
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null || entry.isFile)) return listed;
  const found: File[] = [];
  for (const entry of entries) if (entry) await collect(entry, found, 0);
  return found;
}

async function collect(entry: FileSystemEntry, found: File[], depth: number): Promise<void> {
  if (found.length >= mostFiles || depth > deepest) return;
  if (entry.isFile) {
    found.push(await fileOf(entry as FileSystemFileEntry));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader returns about a hundred entries at a time, and none after the last ones.
  for (let part = await nextOf(reader); part.length > 0; part = await nextOf(reader)) {
    for (const each of part) await collect(each, found, depth + 1);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

function nextOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });
}
