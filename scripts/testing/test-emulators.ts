import { writeFileSync } from 'node:fs';
import { emulatorsBlock, freeEmulatorPorts } from '../local/emulator-ports.ts';
import { type Emulators, type EmulatorOptions, startEmulators } from '../local/emulators.ts';
import { fromRoot } from '../paths.ts';
import { step } from '../progress.ts';
import { temporaryConfigFile } from '../local/temporary-config.ts';

/** A stack for tests, and the environment of the tests' process. */
export type TestStack = { env: Record<string, string>; stop: () => Promise<void> };

/** The output of this run's emulators; kept when a test fails. */
export const testLogFolder = fromRoot(`.test/logs/${process.pid}`);

/**
 * Firestore and Auth, empty and on free ports, for the stages that need no more: quick to start, and
 * nothing has to be built.
 */
export async function startDataEmulators(): Promise<TestStack> {
  const ports = await freeEmulatorPorts();
  const configFile = temporaryConfigFile();
  const config = { firestore: { rules: 'firestore.rules' }, emulators: emulatorsBlock(ports) };
  writeFileSync(configFile, JSON.stringify(config));
  return step('Starting Auth and Firestore', () =>
    startOnFreePorts({
      project: 'demo-thymely-api',
      ports,
      only: ['auth', 'firestore'],
      configFile,
    }),
  );
}

export function startOnFreePorts(
  options: Pick<EmulatorOptions, 'project' | 'ports' | 'only' | 'configFile'>,
): Promise<Emulators> {
  return startEmulators({ ...options, logFolder: testLogFolder });
}
