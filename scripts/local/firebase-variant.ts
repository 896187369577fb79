import { readFileSync, writeFileSync } from 'node:fs';
import { outFolders, type Target } from '../build/build-stack.ts';
import { assetHeaders, assetsOf } from '../build/cached-assets.ts';
import { brand } from '../../brands/chosen-brand.ts';
import { type EmulatorPorts, emulatorsBlock } from './emulator-ports.ts';
import { fromRoot } from '../paths.ts';

export type FirebaseVariant =
  | { target: 'production' }
  | { target: Exclude<Target, 'production'>; ports: EmulatorPorts };

type Rewrite = { source: string; function?: { functionId: string; region: string } };

type HeaderRule = { source: string } | { regex: string };

type FirebaseJson = {
  functions: { source: string }[];
  hosting: { public: string; headers: HeaderRule[]; rewrites: Rewrite[] };
  emulators: object;
};

/**
 * Writes firebase.json for a stack that has been built, with its own folders, ports, and caching of
 * its assets, and with the region of the brand's function.
 * @param file the path in the repository's root, where firebase-tools looks for everything else
 */
export function writeFirebaseVariant(file: string, variant: FirebaseVariant): void {
  const assets = assetsOf(fromRoot('web', outFolders[variant.target], 'site'));
  const json = firebaseVariant(readFirebaseJson(), { ...variant, assets });
  writeFileSync(file, JSON.stringify(json, null, 2));
}

export function readFirebaseJson(): FirebaseJson {
  return JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseJson;
}

export function firebaseVariant<Json extends FirebaseJson>(
  json: Json,
  { assets, ...variant }: FirebaseVariant & { assets: readonly string[] },
): Json {
  const out = outFolders[variant.target];
  const headers = [...json.hosting.headers, ...assetHeaders(assets)];
  return {
    ...json,
    functions: json.functions.map((each) => ({ ...each, source: `functions/${out}` })),
    hosting: { ...json.hosting, public: `web/${out}/site`, headers, rewrites: inRegion(json) },
    ...('ports' in variant && { emulators: emulatorsBlock(variant.ports) }),
  };
}

function inRegion({ hosting }: FirebaseJson): Rewrite[] {
  return hosting.rewrites.map((rewrite) => {
    const { function: target, ...rest } = rewrite;
    if (target === undefined) return rewrite;
    return { ...rest, function: { ...target, region: brand.functionRegion } };
  });
}
