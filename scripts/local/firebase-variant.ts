import { readFileSync, writeFileSync } from 'node:fs';
import { outFolders, type Target } from '../build/build-stack.ts';
import { type EmulatorPorts, emulatorsBlock } from './emulator-ports.ts';
import { fromRoot } from '../paths.ts';

export type FirebaseVariant = { target: Exclude<Target, 'production'>; ports: EmulatorPorts };

type FirebaseJson = {
  functions: { source: string }[];
  hosting: { public: string };
  emulators: object;
};

/**
 * Writes firebase.json for a stack on this machine: the same except for folders and ports.
 * @param file lies in the repository's root, where firebase-tools looks for everything else
 */
export function writeFirebaseVariant(file: string, variant: FirebaseVariant): void {
  writeFileSync(file, JSON.stringify(firebaseVariant(readFirebaseJson(), variant), null, 2));
}

export function readFirebaseJson(): FirebaseJson {
  return JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseJson;
}

export function firebaseVariant<Json extends FirebaseJson>(
  json: Json,
  { target, ports }: FirebaseVariant,
): Json {
  const out = outFolders[target];
  return {
    ...json,
    functions: json.functions.map((each) => ({ ...each, source: `functions/${out}` })),
    hosting: { ...json.hosting, public: `web/${out}/site` },
    emulators: emulatorsBlock(ports),
  };
}
