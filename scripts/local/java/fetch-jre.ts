import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Agent, fetch, ProxyAgent } from 'undici';
import { saveDownload } from './save-download.ts';

/** The version that continuous integration runs with. */
const javaMajor = 25;

const systems: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'mac' };
const processors: Readonly<Record<string, string>> = { x64: 'x64', arm64: 'aarch64' };

export type JreSource = {
  /** Default: Adoptium's own. */
  api?: string;
  /** How long a server may be silent. */
  silenceMs?: number;
};

/** An archive as Adoptium's API describes it: its SHA-256, its address and its bytes. */
type Archive = { checksum: string; link: string; size: number };

/** Returns Adoptium's names of a system and its processor; undefined where nothing is fetched. */
export function temurinFor(platform: string = process.platform, processor: string = process.arch) {
  const [os, architecture] = [systems[platform], processors[processor]];
  return os && architecture ? { os, architecture } : undefined;
}

/**
 * Fetches the JRE that Adoptium builds for this system, through HTTPS_PROXY where that is set. The
 * folder appears once it is complete; after an interruption, the next call begins again.
 * @throws Error with the reason
 */
export async function fetchJre(folder: string, env: NodeJS.ProcessEnv, source: JreSource) {
  const { api = 'https://api.adoptium.net', silenceMs = 30_000 } = source;
  const limits = { headersTimeout: silenceMs, bodyTimeout: silenceMs };
  const uri = env.HTTPS_PROXY ?? env.https_proxy;
  const dispatcher = uri ? new ProxyAgent({ uri, ...limits }) : new Agent(limits);
  const get = async (url: string) => {
    const { host } = new URL(url);
    const answer = await fetch(url, { dispatcher }).catch((cause: unknown) => {
      throw new Error(`${host} can't be reached`, { cause });
    });
    if (!answer.ok || !answer.body) throw new Error(`${host} answers ${answer.status}`);
    return { body: answer.body, json: () => answer.json() };
  };

  const wanted = new URLSearchParams({ ...temurinFor(), image_type: 'jre', vendor: 'eclipse' });
  const assets = await get(`${api}/v3/assets/latest/${javaMajor}/hotspot?${wanted}`);
  const [asset] = (await assets.json()) as { binary: { package: Archive } }[];
  if (!asset) throw new Error(`Adoptium has no JRE ${javaMajor} for this system`);
  const { checksum, link, size } = asset.binary.package;
  console.log(
    `The Firestore emulator needs Java. Fetching Temurin's JRE ${javaMajor} into .local/jre, once ` +
      `(${Math.round(size / 1e6)} MB; FETCH_JAVA=no fetches nothing, and says how to install one) …`,
  );

  const beside = `${folder}.new`;
  const archive = join(beside, 'jre.tar.gz');
  const unpacked = join(beside, 'jre');
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const { body } = await get(link);
  await saveDownload(body, archive);
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('hex') !== checksum) throw new Error('its checksum is not what Adoptium states');
  const tar = spawnSync('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1']);
  if (tar.status !== 0) throw new Error("the system's tar can't unpack it", { cause: tar.error });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unpacked, folder);
  rmSync(beside, { recursive: true });
}
