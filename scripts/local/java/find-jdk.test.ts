import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findJdk } from './find-jdk.ts';
import { installationOfJdk } from './jdk-installation.ts';

const folder = mkdtempSync(join(tmpdir(), 'thymely-jdk-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a folder that looks like a JDK; without a release file its `java` prints the version. */
function fakeJdk(name: string, version: string, { releaseFile = true } = {}): string {
  const home = join(folder, name);
  const java = join(home, 'bin/java');
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
  chmodSync(java, 0o755);
  if (releaseFile) writeFileSync(join(home, 'release'), `JAVA_VERSION="${version}"\n`);
  return home;
}

const jdk8 = fakeJdk('jvm/jdk-8', '1.8.0_402');
const jdk17 = fakeJdk('jvm/jdk-17', '17.0.15');
const jdk21 = fakeJdk('other/jdk-21', '21.0.2', { releaseFile: false });
const jdk25 = fakeJdk('jvm/jdk-25', '25');

/** A search that fetches nothing. */
const search = (env: NodeJS.ProcessEnv, folders: string[] = []) =>
  findJdk({ env: { ...env, FETCH_JAVA: 'no' }, folders, ownFolder: join(folder, 'own') });

describe.skipIf(process.platform === 'win32')('the JDK', () => {
  it('is the newest on the machine, whatever java is on PATH', async () => {
    const jdk = await search({ PATH: join(jdk17, 'bin') }, [join(folder, 'jvm/*')]);
    expect(jdk).toEqual({ home: jdk25, major: 25 });
  });

  it('is the one on PATH when there is no other', async () => {
    expect((await search({ PATH: join(jdk21, 'bin') })).major).toBe(21);
  });

  it('is the one in JAVA_HOME when it is new enough', async () => {
    const jdk = await search({ JAVA_HOME: jdk21, PATH: join(jdk8, 'bin') });
    expect(jdk).toEqual({ home: jdk21, major: 21 });
  });

  it('is missing when all are too old, and one line says what to install', async () => {
    const message =
      /^The Firestore emulator needs Java 21 or newer, the newest found is Java 17: install a JDK .*$/;
    await expect(search({ JAVA_HOME: jdk17, PATH: '' })).rejects.toThrow(message);
  });

  it('is missing when there is none', async () => {
    await expect(search({}, [join(folder, 'none/*')])).rejects.toThrow('none was found');
  });
});

it.each([
  ['darwin', '', 'brew install --cask temurin'],
  ['linux', 'NAME="Fedora Linux"\nID=fedora\n', 'sudo dnf install java-latest-openjdk-headless'],
  ['linux', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'sudo apt install openjdk-21-jre-headless'],
  ['linux', 'ID=nixos\n', 'for example Temurin 25 from https://adoptium.net'],
] as const)(
  'a JDK is installed on %s with its own command (%j)',
  (platform, osRelease, command) => {
    expect(installationOfJdk(platform, osRelease)).toBe(command);
  },
);
