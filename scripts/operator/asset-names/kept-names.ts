import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { assetFor, type AssetNames } from '../../../web/build/assets/asset-names.ts';

/** As many releases as a rollback finds at Hosting. */
const keptReleases = 100;

export type NamedFile = {
  file: string;
  word: string;
  /** What the deploy wrote about the newest release that has the file: its version and commit. */
  release: string;
};

/**
 * Keeps the words for the files of a release, by the build that its reports of errors name: the
 * hash of its entry. They are kept in the database, which every operator reads and no page.
 */
export async function keepAssetNames(
  db: Firestore,
  { names, message }: { names: AssetNames; message: string },
): Promise<void> {
  const releases = db.collection('releases');
  const build = assetFor(names, 'main').replace('.js', '');
  // A deploy with another menu may have the same entry and other data.
  await releases.doc(build).set({ names, message, publishedAt: Timestamp.now() }, { merge: true });
  const outdated = await releases.orderBy('publishedAt', 'desc').offset(keptReleases).get();
  await Promise.all(outdated.docs.map((each) => each.ref.delete()));
}

/** Returns the files that a text names, in its order, with the words of the newest release that has them. */
export async function namedFilesIn(db: Firestore, text: string): Promise<NamedFile[]> {
  const { docs } = await db.collection('releases').orderBy('publishedAt', 'desc').get();
  return filesIn(text).flatMap((file) => {
    const found = docs.find((each) => wordIn(each.get('names'), file) !== undefined);
    const word = wordIn(found?.get('names'), file);
    return word === undefined ? [] : [{ file, word, release: String(found?.get('message')) }];
  });
}

/** Returns the names of files below `/assets` in a text, each once. */
export function filesIn(text: string): string[] {
  return [...new Set(text.match(/\b[\da-f]{12}\.\w{1,5}\b/g))];
}

function wordIn(names: unknown, file: string): string | undefined {
  return (names as AssetNames | undefined)?.[file];
}
