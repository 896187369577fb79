import { globSync, readdirSync, readFileSync } from 'node:fs';
import { apiEndpoints } from '@thymely/contract/api';
import { apiNotes } from '@thymely/contract/api-notes';
import { isReservedId } from '../../brands/category-rules.ts';
import { screenPaths } from '../../brands/screen-paths.ts';
import { inOrder } from '../../lint/folders.ts';
import { storedCollections } from '../../rules-tests/cases/closed-places.ts';
import { completeLanguages } from '../../words/languages.ts';
import { translationFile } from '../../words/read-translation.ts';
import { hostingRewrite } from '../build/hosting.ts';
import { openApiText } from '../build/openapi.ts';
import { fromRoot } from '../paths.ts';
import { doubledMessages } from '../words/doubled-messages.ts';
import { untranslatedMessages, unusedMessages } from '../words/list-words.ts';

/** What the repository has, as far as something else has to name it. */
export type Places = {
  /** The folders of a source folder, by its path. */
  folders: Record<string, string[]>;
  endpoints: string[];
  /** The collections of Firestore that the function reads or writes. */
  collections: string[];
  /** The paths of the screens. */
  screens: string[];
  /** The messages that a complete language leaves in English, by its file. */
  english: Record<string, string[]>;
  /** The messages that nothing shows, in a sentence each. */
  unused: string[];
  /** The texts that stand twice within a room, in a sentence each. */
  doubled: string[];
  /** Whether docs/openapi.json is what the contract says. */
  isReferenceCurrent: boolean;
};

/** Returns what there is in this checkout. */
export async function readPlaces(): Promise<Places> {
  return {
    folders: Object.fromEntries(Object.keys(inOrder).map((root) => [root, foldersIn(root)])),
    endpoints: Object.keys(apiEndpoints),
    collections: collectionsInSource(),
    screens: [...screenPaths],
    english: Object.fromEntries(
      completeLanguages
        .slice(1)
        .map((language) => [translationFile(language), untranslatedMessages(language)]),
    ),
    unused: unusedMessages(),
    doubled: doubledMessages(),
    isReferenceCurrent: textOf('docs/openapi.json') === (await openApiText()),
  };
}

/** Returns what is missing for each of them, in a sentence that names the file. */
export function missingPlaces(places: Places): string[] {
  return [
    ...Object.entries(places.folders).flatMap(([root, folders]) =>
      folders
        .filter((folder) => !inOrder[root]?.includes(folder))
        .map((folder) => `lint/folders.ts: ${root}/${folder} has no place in the order.`),
    ),
    ...places.endpoints
      .filter((name) => !(name in apiNotes))
      .map((name) => `contract/src: no notes.ts says what ${name} does.`),
    ...places.collections
      .filter((name) => !storedCollections.includes(name))
      .map((name) => `docs/stored.md: no row has the collection ${name}.`),
    ...places.screens.flatMap(missingForScreen),
    ...Object.entries(places.english).flatMap(([file, messages]) =>
      messages.map((message) => `${file}: ${message} \`npm run words\` adds it.`),
    ),
    ...places.unused,
    ...places.doubled,
    ...(places.isReferenceCurrent
      ? []
      : ['docs/openapi.json is not what the contract says: `npm run docs`.']),
  ];
}

const states = textOf('e2e/screens/*-states.ts');
const sidebar = textOf('web/src/owner/sidebar-links.tsx');
const prerendered = textOf('web/src/app/prerender/{frame,public}-pages.ts');

function missingForScreen(path: string): string[] {
  const links = [...sidebar.matchAll(/'(\/[^']*)'/g)].map(([, link = '']) => link);
  const isLinked = links.some(
    (link) => path === link || (link.startsWith('/dashboard/') && path.startsWith(link)),
  );
  const isInDashboard = path.startsWith('/dashboard') && !path.includes('*');
  const [, name = ''] = path.split('/');
  const isAnswered =
    prerendered.includes(`'${path.slice(1) || 'index'}.html'`) ||
    hostingRewrite(path.replace(/:\w+|\*/, 'some-id')) !== undefined;
  return [
    ...(name === '' || isReservedId(name)
      ? []
      : [`brands/category-rules.ts: a category could be called ${name}, and take this address.`]),
    ...(isAnswered
      ? []
      : [
          `firebase.json: no rewrite answers ${path}, and web/src/app/prerender/frame-pages.ts has no frame for it.`,
        ]),
    ...(states.includes(`route: '${path}'`)
      ? []
      : [`e2e/screens: no state has the route ${path}.`]),
    ...(isInDashboard && !isLinked
      ? [`web/src/owner/sidebar-links.tsx: no link leads to ${path}, and none is marked there.`]
      : []),
  ];
}

function foldersIn(root: string): string[] {
  const entries = readdirSync(fromRoot(root), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.filter((name) => !['api-tests', 'testing'].includes(name));
}

function collectionsInSource(): string[] {
  const files = globSync('functions/src/**/*.ts', { cwd: fromRoot() }).filter(
    (file) => !/\.test\.ts$|[/\\]testing[/\\]/.test(file),
  );
  const names = files.flatMap((file) =>
    [
      ...readFileSync(fromRoot(file), 'utf8').matchAll(
        /\bcollection(?:Group)?\(\s*'(\w+)'|\bdoc\(\s*['`](\w+)\//g,
      ),
    ].map(([, collection, ofDocument]) => collection ?? ofDocument ?? ''),
  );
  return [...new Set(names)];
}

function textOf(pattern: string): string {
  const files = globSync(pattern, { cwd: fromRoot() });
  return files.map((file) => readFileSync(fromRoot(file), 'utf8')).join('\n');
}
