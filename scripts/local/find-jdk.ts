import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../command.ts';
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

/**
 * Finds the newest Java on this machine that can run the Firestore emulator, whatever `java` on
 * PATH is.
 * @throws {UserError} when there is none
 */
export function findJdk(env: NodeJS.ProcessEnv = process.env, folders = systemFolders): Jdk {
  const homes = [env.JAVA_HOME, javaHomeOnPath(env), ...folders.flatMap((glob) => globSync(glob))];
  const jdks = homes
    .filter((home): home is string => home !== undefined && home !== '')
    .map((home) => ({ home, major: majorVersionOf(home) }))
    .filter((jdk) => jdk.major > 0)
    .sort((a, b) => b.major - a.major);
  const [newest] = jdks;
  if (newest && newest.major >= minimumJavaMajor) return newest;
  const found = newest ? `the newest found is Java ${newest.major}` : 'none was found';
  throw new UserError(
    `The Firestore emulator needs Java ${minimumJavaMajor} or newer, ${found}: ` +
      `install a JDK (${installationOfJdk()}) or set JAVA_HOME.`,
  );
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
