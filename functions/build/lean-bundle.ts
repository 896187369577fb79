import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** From this size on, parsing JSON takes less time than running the same as code. */
const largeJsonBytes = 20_000;

const nothing = 'module.exports = {};';

/** Files of libraries that are loaded at each start although nothing here calls them, and what takes their place. */
const unusedFiles: Readonly<Record<string, string>> = {
  // The framework has parsed each body before the function is called. Express would load its own
  // parsers all the same, with the tables of every charset.
  'body-parser/index.js': nothing,
  // Indexes, backups and databases are the business of the deployment.
  '@google-cloud/firestore-api/build/src/v1/firestore_admin_client.js': nothing,
  // Messages are built from protos.json. Of the same ones as code, only pipelines with options need one.
  '@google-cloud/firestore-api/build/protos/protos.js':
    'module.exports = { google: { firestore: { v1: {} } } };',
  // No call changes who has which rights, asks where databases are, or goes on after its answer.
  'google-gax/build/protos/iam_service.js': nothing,
  'google-gax/build/protos/locations.js': nothing,
  'google-gax/build/protos/operations.js': nothing,
  'google-gax/build/src/iamService.js': nothing,
  'google-gax/build/src/operationsClient.js': nothing,
  // The client of Firestore makes one, and closes it.
  'google-gax/build/src/locationService.js':
    'exports.LocationsClient = class { close() { return Promise.resolve(); } };',
};

/**
 * Keeps the start of a process short: see docs/decisions/181-the-function-brings-its-libraries.md. The build fails
 * when an upgrade has moved one of the unused files, which would come back unnoticed.
 */
export const leanBundlePlugin: Plugin = {
  name: 'lean-bundle',
  setup(build) {
    const missed = new Set(Object.keys(unusedFiles));

    build.onLoad({ filter: /node_modules.*\.js$/ }, ({ path }) => {
      const [end = ''] = path.split(`node_modules${sep}`).slice(-1);
      const file = end.replaceAll(sep, '/');
      const contents = unusedFiles[file];
      if (contents === undefined) return undefined;
      missed.delete(file);
      return { contents };
    });

    build.onEnd(({ errors }) => {
      if (errors.length > 0) return {};
      const text = (file: string) =>
        `${file} is no longer loaded: see functions/build/lean-bundle.ts.`;
      return { errors: [...missed].map((file) => ({ text: text(file) })) };
    });

    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = withoutAdmin(path, await readFile(path, 'utf8'));
      if (text.length < largeJsonBytes) return undefined;
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
    });
  },
};

type Protos = { nested: { google: { nested: { firestore: { nested: { admin?: unknown } } } } } };

/** Two fifths of Firestore's messages are those of its admin client. */
function withoutAdmin(path: string, text: string): string {
  if (!/firestore-api.*protos\.json$/.test(path)) return text;
  const protos = JSON.parse(text) as Protos;
  delete protos.nested.google.nested.firestore.nested.admin;
  return JSON.stringify(protos);
}
