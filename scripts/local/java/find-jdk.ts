import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../../command.ts';
import { oneAtATime } from '../../one-at-a-time.mjs';
import { fromRoot } from '../../paths.ts';
import { fetchJre, type JreSource, temurinFor } from './fetch-jre.ts';
import { installationOfJdk } from './jdk-installation.ts';

export type Jdk = { home: string; major: number };

/** The version that the Firestore emulator needs. */
export const minimumJavaMajor = 21;

const systemFolders = [
  '/usr/lib/jvm/*',
  '/usr/java/*',
  '/opt/java/*',
  '/opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home',
  '/usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home',
  join(homedir(), '.sdkman/candidates/java/*'),
  join(homedir(), '.jdks/*'),
  'C:/Program Files/Java/*',
  'C:/Program Files/Eclipse Adoptium/*',
];

type Search = {
  env?: NodeJS.ProcessEnv;
  /** The folders in which systems install Java. */
  folders?: string[];
  /** Where the project keeps what it has fetched, and its lock. */
  ownFolder?: string;
  source?: JreSource;
};

/**
 * Finds the newest Java on this machine that can run the Firestore emulator, whatever `java` on
 * PATH is. Where there is none, it fetches one into `.local/jre`, unless FETCH_JAVA is `no`.
 * @throws {UserError} when there is none, and none could be fetched
 */
export async function findJdk({
  env = process.env,
  folders = systemFolders,
  ownFolder = fromRoot('.local'),
  source = {},
}: Search = {}): Promise<Jdk> {
  const homes = [env.JAVA_HOME, javaHomeOnPath(env), ...folders.flatMap((glob) => globSync(glob))];
  const installed = newestOf(homes);
  if (installed && installed.major >= minimumJavaMajor) return installed;
  const own = join(ownFolder, 'jre');
  const findOwn = () => newestOf([own, join(own, 'Contents/Home')]);
  if (!findOwn() && env.FETCH_JAVA !== 'no' && temurinFor() !== undefined) {
    await oneAtATime(async () => findOwn() ?? (await tryToFetch(own, env, source)), ownFolder);
  }
  const jdk = findOwn();
  if (jdk) return jdk;
  const found = installed ? `the newest found is Java ${installed.major}` : 'none was found';
  throw new UserError(
    `The Firestore emulator needs Java ${minimumJavaMajor} or newer, ${found}: ` +
      `install a JDK (${installationOfJdk()}) or set JAVA_HOME.`,
  );
}

async function tryToFetch(folder: string, env: NodeJS.ProcessEnv, source: JreSource) {
  try {
    await fetchJre(folder, env, source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`Java couldn't be fetched: ${reason}.`);
  }
}

function newestOf(homes: readonly (string | undefined)[]): Jdk | undefined {
  return homes
    .filter((home): home is string => home !== undefined && home !== '')
    .map((home) => ({ home, major: majorVersionOf(home) }))
    .filter((jdk) => jdk.major > 0)
    .sort((a, b) => b.major - a.major)[0];
}

function javaHomeOnPath(env: NodeJS.ProcessEnv): string | undefined {
  const java = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, javaProgram))
    .find((path) => existsSync(path));
  return java === undefined ? undefined : dirname(dirname(realpathSync(java)));
}

const javaProgram = process.platform === 'win32' ? 'java.exe' : 'java';

/** Returns 0 if the folder has no Java. Runs the program only if there is no release file. */
function majorVersionOf(home: string): number {
  const java = join(home, 'bin', javaProgram);
  if (!existsSync(java)) return 0;
  const release = join(home, 'release');
  const text = existsSync(release)
    ? readFileSync(release, 'utf8')
    : spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr;
  const version = /(?:JAVA_VERSION=|version )"(?:1\.)?(\d+)/.exec(text)?.[1];
  return Number(version ?? 0);
}
