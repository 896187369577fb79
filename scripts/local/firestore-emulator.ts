import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { fromRoot } from '../paths.ts';
import { UserError } from '../command.ts';
import { proxySettings } from '../loopback.ts';
import { runQuietly } from '../run-command.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Finds the Firestore emulator's program: the path in FIRESTORE_EMULATOR_BINARY_PATH, else the copy
 * that firebase-tools keeps, else the one in the Google Cloud SDK.
 * @returns the value for FIRESTORE_EMULATOR_BINARY_PATH; undefined when firebase-tools is to use,
 *   or download, its own copy
 * @throws {UserError} when there is none and the download's host cannot be reached
 */
export async function firestoreEmulatorProgram(
  env: NodeJS.ProcessEnv = process.env,
  launcherFolder = fromRoot('node_modules/.cache/thymely'),
): Promise<string | undefined> {
  const named = env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new UserError(`FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which doesn't exist.`);
  }
  const own = ownEmulator(env);
  if (existsSync(own.path)) return undefined;
  const jar = cloudSdkJar(env);
  if (jar !== undefined) return launcherFor(jar, launcherFolder);
  await download(own.url, env);
  return undefined;
}

/** Returns the path of the version that the installed firebase-tools needs, and its download. */
function ownEmulator(env: NodeJS.ProcessEnv): { path: string; url: string } {
  const require = createRequire(import.meta.url);
  const details = JSON.parse(
    readFileSync(
      join(
        dirname(require.resolve('firebase-tools/package.json')),
        'lib/emulator/downloadableEmulatorInfo.json',
      ),
      'utf8',
    ),
  ) as { firestore: { downloadPathRelativeToCacheDir: string; remoteUrl: string } };
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  return {
    path: join(folder, details.firestore.downloadPathRelativeToCacheDir),
    url: details.firestore.remoteUrl,
  };
}

function cloudSdkJar(env: NodeJS.ProcessEnv): string | undefined {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((path) => existsSync(path))
    .map((path) => dirname(dirname(realpathSync(path))));
  return [...onPath, join(env.HOME ?? homedir(), 'google-cloud-sdk')]
    .map((sdk) => join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find((jar) => existsSync(jar));
}

/** Writes a launcher for `java -jar`, because the SDK's jar names no main class. */
function launcherFor(jar: string, folder: string): string {
  const key = createHash('sha256').update(jar).digest('hex').slice(0, 8);
  const launcher = join(folder, `firestore-emulator-${key}.jar`);
  // Another stack may be starting from the launcher, so it is replaced at once.
  const temporary = `${launcher}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(temporary, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifestFor(jar)) }));
  chmodSync(temporary, 0o755);
  renameSync(temporary, launcher);
  return launcher;
}

/** Returns the manifest. A line ends at 72 bytes, and the next one continues after a space. */
export function manifestFor(jar: string): string {
  const lines = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  return lines.map((line) => `${wrap(line)}\n`).join('');
}

function wrap(line: string): string {
  if (line.length <= 71) return line;
  return `${line.slice(0, 71)}\n${wrap(` ${line.slice(71)}`)}`;
}

/** firebase-tools downloads it, through the proxy if there is one. */
async function download(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  // `fetch` knows no proxy, so it cannot look ahead.
  if (!proxySettings.some((name) => env[name])) await requireDownload(url);
  console.log('Downloading the Firestore emulator (about 130 MB, only once) …');
  const program = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const { exitCode } = await runQuietly(program, ['setup:emulators:firestore']);
  if (exitCode !== 0) throw unreachable(url);
}

async function requireDownload(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    if (answer.ok) return;
  } catch {
    // The failure is reported below, whatever the reason.
  }
  throw unreachable(url);
}

function unreachable(url: string): UserError {
  return new UserError(
    `The Firestore emulator isn't on this machine, and ${new URL(url).host} can't be reached: ` +
      'connect to the internet for the first start, install the Google Cloud SDK with its ' +
      'cloud-firestore-emulator component, or set FIRESTORE_EMULATOR_BINARY_PATH.',
  );
}
