import { freePorts, host, isPortFree } from './ports.ts';
import { UserError } from '../command.ts';

/** Every port that the Emulator Suite listens on. */
export type EmulatorPorts = Record<keyof typeof labels, number>;

const labels = {
  hosting: 'Hosting',
  functions: 'Functions',
  firestore: 'Firestore',
  auth: 'Auth',
  hub: 'the emulator hub',
  logging: 'emulator logging',
  firestoreWebsocket: "Firestore's websocket",
  eventarc: 'Eventarc',
  tasks: 'Cloud Tasks',
} as const;

type UsualPorts = Pick<EmulatorPorts, 'hosting' | 'functions' | 'firestore' | 'auth'>;

/** The default ports. */
export const usualPorts: UsualPorts = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
};

/**
 * Returns the usual ports for `npm start`, and free ones for emulators that nobody uses by hand.
 * @throws {UserError} naming the first usual port that is in use
 */
export async function usualEmulatorPorts(wanted: UsualPorts = usualPorts): Promise<EmulatorPorts> {
  for (const [name, port] of Object.entries(wanted)) {
    if (await isPortFree(port)) continue;
    throw new UserError(
      `Port ${port} on ${host}, which ${labels[name as keyof UsualPorts]} needs, is already in use: ` +
        `stop the program that uses it (another \`npm start\`?)${airPlayHint(port)} and try again.`,
    );
  }
  return { ...(await freeEmulatorPorts()), ...wanted };
}

/** Returns free ports for all emulators, so that any number of stacks can run side by side. */
export async function freeEmulatorPorts(): Promise<EmulatorPorts> {
  const names = Object.keys(labels) as (keyof EmulatorPorts)[];
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as EmulatorPorts;
}

/** Returns the `emulators` block of a Firebase configuration; a missing port is the default one. */
export function emulatorsBlock(ports: Partial<EmulatorPorts>): object {
  const at = (port: number | undefined): object => (port === undefined ? { host } : { host, port });
  const { firestoreWebsocket: websocketPort } = ports;
  return {
    hosting: at(ports.hosting),
    functions: at(ports.functions),
    firestore: {
      ...at(ports.firestore),
      ...(websocketPort === undefined ? {} : { websocketPort }),
    },
    auth: at(ports.auth),
    hub: at(ports.hub),
    logging: at(ports.logging),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    ui: { enabled: false },
    // Rules tests use a project of their own on the same emulator.
    singleProjectMode: false,
  };
}

function airPlayHint(port: number): string {
  if (process.platform !== 'darwin' || port !== usualPorts.hosting) return '';
  return ' or turn off AirPlay Receiver in System Settings';
}
