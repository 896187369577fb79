import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { firestoreEmulatorProgram, manifestFor } from './firestore-emulator.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'thymely-emulator-')));
const noCache = { FIREBASE_EMULATORS_PATH: join(folder, 'no-cache'), PATH: '' };
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

function cloudSdk(): string {
  const sdk = join(folder, 'sdk');
  const component = join(sdk, 'platform/cloud-firestore-emulator');
  mkdirSync(join(sdk, 'bin'), { recursive: true });
  mkdirSync(component, { recursive: true });
  writeFileSync(join(sdk, 'bin/gcloud'), '');
  writeFileSync(join(component, 'cloud-firestore-emulator.jar'), '');
  return sdk;
}

describe('the Firestore emulator', () => {
  it('is the one that FIRESTORE_EMULATOR_BINARY_PATH names', async () => {
    const jar = join(folder, 'own.jar');
    writeFileSync(jar, '');
    const env = { ...noCache, FIRESTORE_EMULATOR_BINARY_PATH: jar };
    expect(await firestoreEmulatorProgram(env)).toBe(jar);
  });

  it('is reported missing in one line when FIRESTORE_EMULATOR_BINARY_PATH names no file', async () => {
    const env = { ...noCache, FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' };
    await expect(firestoreEmulatorProgram(env)).rejects.toThrow(
      "FIRESTORE_EMULATOR_BINARY_PATH names /nowhere.jar, which doesn't exist.",
    );
  });

  it("is the Cloud SDK's, through a launcher that names its main class", async () => {
    const sdk = cloudSdk();
    const launcher = await firestoreEmulatorProgram(
      { ...noCache, PATH: join(sdk, 'bin') },
      join(folder, 'launchers'),
    );
    const files = unzipSync(readFileSync(launcher ?? ''));
    const manifest = strFromU8(files['META-INF/MANIFEST.MF'] ?? new Uint8Array());
    expect(manifest.replaceAll('\n ', '')).toBe(
      'Manifest-Version: 1.0\n' +
        'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\n' +
        `Class-Path: file://${sdk}/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar\n`,
    );
  });

  it('is reported missing, in one line, when it cannot be downloaded either', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    await expect(firestoreEmulatorProgram({ ...noCache, HOME: folder, PATH: '' })).rejects.toThrow(
      /^The Firestore emulator isn't on this machine, and .* can't be reached: .*$/,
    );
  });
});

describe('the manifest of a launcher', () => {
  it('has no line over 72 bytes, including the line break', () => {
    const lines = manifestFor(`/${'a'.repeat(300)}.jar`).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBe(71);
  });

  it('ends with a line break', () => {
    expect(manifestFor('/x.jar')).toMatch(/\n$/);
  });
});
