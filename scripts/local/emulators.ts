import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import type { EmulatorPorts } from './emulator-ports.ts';
import { protectEmails } from './email-privacy.ts';
import { firestoreEmulatorProgram } from './firestore-emulator.ts';
import { findJdk, type Jdk } from './java/find-jdk.ts';
import { host } from './ports.ts';
import { spawnTracked, type TrackedProcess } from './processes/tracked-process.ts';
import { UserError } from '../command.ts';
import { proxySettings } from '../loopback.ts';

export type Service = 'auth' | 'firestore' | 'functions' | 'hosting';

export type EmulatorOptions = {
  project: string;
  /** The ports as written into the configuration file. */
  ports: EmulatorPorts;
  only: readonly Service[];
  /** The file is in the repository's root: firebase-tools reads nothing outside its folder. */
  configFile: string;
  /** The folder of emulators.log and the emulators' own debug logs. */
  logFolder: string;
  /** The data to start with; nothing is imported if the folder does not exist. */
  importDir?: string;
  /** The folder where `stop` saves the data of Firestore and Auth; default: nowhere. */
  exportDir?: string;
  /** The Java to run with; default: the one that findJdk finds. */
  jdk?: Jdk;
};

export type EmulatorEnv = {
  FIRESTORE_EMULATOR_HOST: string;
  FIREBASE_AUTH_EMULATOR_HOST: string;
};

export type Emulators = {
  ports: EmulatorPorts;
  /** The variables with which a process uses Auth and Firestore here rather than in the cloud. */
  env: EmulatorEnv;
  /** Settles when the emulators end, whoever ended them. */
  ended: Promise<void>;
  /**
   * Saves the data, then ends every process; a second call waits for the first.
   * @throws {UserError} when the data could not be saved; the processes are ended anyway
   */
  stop: () => Promise<void>;
};

const startTimeoutMs = 180_000;

/**
 * Starts the Emulator Suite and resolves once all of it is ready.
 * @throws {UserError} one line that says why it did not start
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  // Otherwise Google's libraries, here and in child processes, look for a cloud machine's account.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const env = await childEnvironment(options.jdk ?? (await findJdk()));
  mkdirSync(options.logFolder, { recursive: true });
  const suite = spawnTracked(process.execPath, commandLine(options), {
    cwd: options.logFolder,
    env,
  });
  try {
    await untilReady(suite, join(options.logFolder, 'emulators.log'));
    if (options.only.includes('auth')) {
      await protectEmails(`${host}:${options.ports.auth}`, options.project);
    }
  } catch (error) {
    await suite.end();
    throw error;
  }
  suite.remember();
  let stopping: Promise<void> | undefined;
  return {
    ports: options.ports,
    env: {
      FIRESTORE_EMULATOR_HOST: `${host}:${options.ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `${host}:${options.ports.auth}`,
    },
    ended: suite.ended,
    stop: () => (stopping ??= stop(suite, options)),
  };
}

async function stop(suite: TrackedProcess, options: EmulatorOptions): Promise<void> {
  try {
    if (options.exportDir !== undefined && suite.isRunning()) {
      await exportData(options.ports.hub, options.exportDir);
    }
  } finally {
    await suite.end();
  }
}

const quickEmulators = [
  'quick-auth-emulator.ts',
  'quick-functions-emulator.ts',
  'quick-hosting-emulator.ts',
  'quiet-emulators.ts',
].flatMap((file) => ['--import', new URL(file, import.meta.url).href]);

function commandLine({ project, only, configFile, importDir }: EmulatorOptions): string[] {
  const program = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const flags = ['--project', project, '--only', only.join(','), '--config', resolve(configFile)];
  if (importDir !== undefined && existsSync(importDir)) flags.push('--import', resolve(importDir));
  return [...quickEmulators, program, 'emulators:start', ...flags, '--non-interactive'];
}

/** The machine's own cloud settings, none of which may reach a local stack. */
const foreignSettings = [
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_PROJECT',
  'GCLOUD_PROJECT',
  'FIREBASE_TOKEN',
  'FIREBASE_CONFIG',
  'FIREBASE_EMULATOR_HUB',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'NODE_ENV',
];

/**
 * Java options for short runs on a slow machine: the time that Java spends on optimizing the
 * emulator never pays off (a sixth of a test run's processor time).
 */
const shortLivedJava = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * firebase-tools has the Firestore emulator log every call, which costs a fifth of its processor
 * time. Java takes these options over those of the command line.
 */
const quietFirestore = '-Dgoogle.cloud_firestore.debug_log_level=WARNING';

/**
 * The environment of firebase-tools: without a proxy, because it would call its own emulators
 * through one, whatever NO_PROXY says.
 */
async function childEnvironment(jdk: Jdk): Promise<NodeJS.ProcessEnv> {
  const program = await firestoreEmulatorProgram();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    JAVA_HOME: jdk.home,
    JDK_JAVA_OPTIONS: [shortLivedJava, process.env.JDK_JAVA_OPTIONS ?? ''].join(' ').trim(),
    _JAVA_OPTIONS: [quietFirestore, process.env._JAVA_OPTIONS ?? ''].join(' ').trim(),
    PATH: [join(jdk.home, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
    // This keeps firebase-tools from asking its servers for news before every start.
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    ...(program === undefined ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: program }),
  };
  for (const name of [...foreignSettings, ...proxySettings]) delete env[name];
  return env;
}

function untilReady({ child, ended }: TrackedProcess, logFile: string): Promise<void> {
  const log = createWriteStream(logFile);
  let output = '';
  let isReady = false;
  return new Promise((ready, fail) => {
    const timer = setTimeout(() => {
      fail(notStarted(`they weren't ready after ${startTimeoutMs / 1000} s`, logFile));
    }, startTimeoutMs);
    const read = (chunk: Buffer): void => {
      log.write(chunk);
      if (isReady) return;
      output = (output + chunk.toString()).slice(-100_000);
      if (output.includes('All emulators ready')) {
        clearTimeout(timer);
        isReady = true;
        ready();
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => {
      clearTimeout(timer);
      log.end();
      fail(notStarted(reasonIn(output), logFile));
    });
  });
}

function notStarted(reason: string, logFile: string): UserError {
  return new UserError(`The emulators didn't start: ${reason} (log: ${logFile})`);
}

/** Returns the first line of the output that looks like a reason. */
function reasonIn(output: string): string {
  // oxlint-disable-next-line no-control-regex
  const lines = output.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  const reason =
    lines.find((line) => line.startsWith('Error:')) ??
    lines.find((line) => /error|fatal|not open|has exited/i.test(line)) ??
    'no reason given';
  return reason.replace(/^(?:Error:|\W)\s*/, '').trim();
}

/** Exports through this suite's hub: firebase-tools itself would pick any suite of the project. */
async function exportData(hubPort: number, folder: string): Promise<void> {
  const path = resolve(folder);
  mkdirSync(dirname(path), { recursive: true });
  const answer = await fetch(`http://${host}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'stop' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new UserError(`The local data couldn't be saved: ${await answer.text()}`);
}
