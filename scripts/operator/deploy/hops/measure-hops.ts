import { setTimeout as wait } from 'node:timers/promises';
import { brand } from '../../../../brands/chosen-brand.ts';
import { UserError } from '../../../command.ts';
import { get, isJson, unanswered, unexpected } from '../smoke/answers.ts';

/** The two ways to the function: through Hosting, and around it. */
export type Ways = { siteUrl: string; functionUrl: string };

/** Where a guest who comes through the site stands in X-Forwarded-For, counted from the right. */
export type Hops = {
  /** The number that the function was published with: FORWARDED_HOPS. */
  set: number;
  /** The number that is right, or undefined if the guest is not in the header. */
  right: number | undefined;
  /** What was seen, in words. */
  seen: string;
};

type Forwarded = { entries: number; hops: number };

/** Returns the address of the project's function, without Hosting. */
export function functionUrlOf(project: string): string {
  return `https://${brand.functionRegion}-${project}.cloudfunctions.net`;
}

/**
 * Compares how many entries X-Forwarded-For has through the site and at the function. Google's front
 * end appends one on both ways, and so does whatever lies between this machine and the network; what
 * is more through the site, Hosting has appended.
 * @throws {UserError} one line if one of them does not say
 */
export async function measureHops({ siteUrl, functionUrl }: Ways): Promise<Hops> {
  const [site, direct] = await Promise.all([siteUrl, functionUrl].map(askForwarded));
  if (site === undefined || direct === undefined) throw new Error('both ways were asked');
  const more = site.entries - direct.entries;
  return {
    set: site.hops,
    right: more > 0 ? more + 1 : undefined,
    seen: `X-Forwarded-For has ${entriesOf(site)} through ${siteUrl} and ${entriesOf(direct)} at the function`,
  };
}

async function askForwarded(url: string): Promise<Forwarded> {
  const answer = await get(`${url}/api/health`).catch((error: unknown) => {
    throw new UserError(`✗ ${unanswered(url, error)}`);
  });
  if (!isJson(answer)) throw new UserError(`✗ ${unexpected(answer)}`);
  const { forwarded } = JSON.parse(answer.text) as { forwarded?: Partial<Forwarded> };
  const { entries, hops } = forwarded ?? {};
  if (entries === undefined || hops === undefined) {
    throw new UserError(`✗ ${url}/api/health does not say how many entries it saw.`);
  }
  return { entries, hops };
}

function entriesOf({ entries }: Forwarded): string {
  return entries === 1 ? '1 entry' : `${entries} entries`;
}

/** How often to measure: a new release takes seconds to be everywhere. */
type Patience = { tries?: number; pauseMs?: number };

/** Measures again until both ways answer. */
export function measureUntilAnswered(ways: Ways, patience?: Patience): Promise<Hops> {
  return measureUntil(() => true, ways, patience);
}

/** Measures again until the function has the right number. */
export function measureUntilRight(ways: Ways, patience?: Patience): Promise<Hops> {
  return measureUntil(({ set, right }) => set === right, ways, patience);
}

async function measureUntil(
  isEnough: (hops: Hops) => boolean,
  ways: Ways,
  { tries = 6, pauseMs = 5000 }: Patience = {},
): Promise<Hops> {
  for (let tried = 1; tried < tries; tried++) {
    const hops = await measureHops(ways).catch(() => undefined);
    if (hops !== undefined && isEnough(hops)) return hops;
    await wait(pauseMs);
  }
  return measureHops(ways);
}

/** Returns in one line what is wrong, if anything: guests who are not told apart, or who choose. */
export function faultOfHops({ set, right, seen }: Hops): string | undefined {
  if (right === undefined) {
    return `Guests are not told apart: ${seen}, so the guest is not in it, and no FORWARDED_HOPS is right. All guests behind a node of the CDN share one guest's limits.`;
  }
  if (right === set) return undefined;
  return `FORWARDED_HOPS is ${set}, and ${right} is right: ${seen}. Write FORWARDED_HOPS=${right} to .env and deploy.`;
}

export function rightHops({ set, seen }: Hops): string {
  return `✓ Guests are told apart: FORWARDED_HOPS is ${set}; ${seen}.`;
}
