import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emulatorsBlock, freeEmulatorPorts } from '../emulator-ports.ts';
import { startEmulators } from '../emulators.ts';
import { temporaryConfigFile } from '../temporary-config.ts';
import { findJdk } from './find-jdk.ts';
import { playAdoptium } from './play-adoptium.ts';

it.skipIf(process.platform === 'win32')(
  'the Firestore emulator starts with a JRE that was fetched',
  async () => {
    const ownFolder = mkdtempSync(join(tmpdir(), 'thymely-own-'));
    const { home } = await findJdk();
    const used = join(ownFolder, 'used');
    const java = `echo "$@" >> '${used}'; exec '${home}/bin/java' "$@"`;
    const { api, stop } = await playAdoptium({ java });
    const source = { api };
    const jdk = await findJdk({ env: { PATH: '' }, folders: [], ownFolder, source });
    expect(jdk.home).toBe(join(ownFolder, 'jre'));
    const ports = await freeEmulatorPorts();
    const configFile = temporaryConfigFile();
    const config = { firestore: { rules: 'firestore.rules' }, emulators: emulatorsBlock(ports) };
    writeFileSync(configFile, JSON.stringify(config));
    const only = ['firestore'] as const;
    const logFolder = join(ownFolder, 'logs');
    const project = 'demo-thymely-jre';
    const emulators = await startEmulators({ project, ports, only, configFile, logFolder, jdk });
    try {
      const answer = await fetch(`http://${emulators.env.FIRESTORE_EMULATOR_HOST}/`);
      expect(await answer.text()).toBe('Ok\n');
    } finally {
      await emulators.stop();
      stop();
    }
    expect(readFileSync(used, 'utf8')).toContain(`--port ${ports.firestore}`);
    rmSync(ownFolder, { recursive: true });
  },
  // A start of the emulators may take this long (emulators.ts).
  240_000,
);
