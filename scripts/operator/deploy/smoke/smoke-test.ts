import { setTimeout as wait } from 'node:timers/promises';
import { brand, brandName } from '../../../../brands/chosen-brand.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { UserError } from '../../../command.ts';
import { difference, get, isJson, unanswered, unexpected } from './answers.ts';
import { lookAtHeaders } from './look-at-headers.ts';

export type SmokeTest = {
  /** The origin of the site or of the function, without a path. */
  url: string;
  /** The function alone has no pages. */
  of: 'function' | 'site';
  /** How often to look: a new release takes seconds to be everywhere. Default 1. */
  tries?: number;
  pauseMs?: number;
};

type Health = {
  status?: unknown;
  brand?: unknown;
  version?: unknown;
  schema?: { database?: unknown; needed?: unknown };
};

/**
 * Looks at what is published as a visitor would: health, brand, version and schema, the menu, and of
 * a site also the headers and the home page. It prints what is right.
 * @throws {UserError} one line for each fault
 */
export async function smokeTest({
  tries = 1,
  pauseMs = 5000,
  ...target
}: SmokeTest): Promise<void> {
  let faults = await faultsOf(target);
  for (let tried = 1; tried < tries && faults.length > 0; tried++) {
    await wait(pauseMs);
    faults = await faultsOf(target);
  }
  if (faults.length > 0) throw new UserError(faults.map((fault) => `✗ ${fault}`).join('\n'));
  const seen = 'health, brand, version, schema, menu';
  const pages = target.of === 'site' ? ', headers, home page' : '';
  console.log(`✓ ${target.url} is well: ${seen}${pages} of ${brandName} ${manifest.version}.`);
}

async function faultsOf({ url, of }: Pick<SmokeTest, 'url' | 'of'>): Promise<string[]> {
  const looks = [lookAtHealth, lookAtMenu, ...(of === 'site' ? [lookAtHome, lookAtHeaders] : [])];
  const faults = await Promise.all(
    looks.map((look) => look(url).catch((error: unknown) => [unanswered(url, error)])),
  );
  return [...new Set(faults.flat())];
}

async function lookAtHealth(url: string): Promise<string[]> {
  const answer = await get(`${url}/api/health`);
  if (!isJson(answer)) return [unexpected(answer)];
  const { status, brand: served, version, schema } = JSON.parse(answer.text) as Health;
  const { database, needed } = schema ?? {};
  return [
    ...(answer.headers.get('x-content-type-options') === 'nosniff'
      ? []
      : ['The API sends no nosniff.']),
    ...difference('The health', status, 'ok'),
    ...difference('The brand of the API', served, brandName),
    ...difference('The version of the API', version, manifest.version),
    ...(Number(database) >= Number(needed)
      ? []
      : [
          `The schema of the database is ${String(database)}, and ${String(needed)} is needed: npm run migrate.`,
        ]),
  ];
}

async function lookAtMenu(url: string): Promise<string[]> {
  const answer = await get(`${url}/api/menu`);
  if (!isJson(answer)) return [unexpected(answer)];
  return Array.isArray(JSON.parse(answer.text)) ? [] : [`${url}/api/menu is no list of dishes.`];
}

async function lookAtHome(url: string): Promise<string[]> {
  const answer = await get(`${url}/`);
  if (!answer.ok) return [unexpected(answer)];
  const [, version] = /<meta name="version" content="([^"]*)">/.exec(answer.text) ?? [];
  const hasName = answer.text.includes(brand.name.replaceAll('&', '&amp;'));
  return [
    ...difference('The version of the site', version, manifest.version),
    ...(hasName ? [] : [`The home page does not name ${brand.name}.`]),
  ];
}
