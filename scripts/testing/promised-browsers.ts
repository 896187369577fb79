import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';

/** The oldest browsers in which everything works; README.md promises them. */
const promised = {
  chrome: 111,
  chrome_android: 111,
  edge: 111,
  firefox: 128,
  firefox_android: 128,
  safari: 16.4,
  safari_ios: 16.4,
};

type Browser = keyof typeof promised;

/** Whether all promised browsers have a feature. What no data are known of is taken to be there. */
function isPromised({ support }: CompatStatement): boolean {
  return Object.keys(promised).every((browser) => {
    const statements = [support[browser as Browser] ?? []].flat();
    return statements.length === 0 || statements.some((each) => isIn(each, browser as Browser));
  });
}

function isIn(statement: SimpleSupportStatement, browser: Browser): boolean {
  const { version_added: added, flags, prefix, alternative_name: alternative } = statement;
  if (added === false || added === 'preview' || flags || prefix || alternative) return false;
  // Some are only known to be older than a version: '≤37'.
  return Number.parseFloat(added.replace('≤', '')) <= promised[browser];
}

/** The entries of the data that describe how a feature behaves, and not what it is called. */
const behavior = /^(?:worker_support|secure_context|\w+_event|\w+_param\w*)$/;

/** What not all promised browsers have of a global, as it is reached in a page. */
function newerParts(owner: string, { __compat, ...members }: Identifier): string[] {
  if (__compat && !isPromised(__compat)) return [owner];
  return Object.entries(members).flatMap(([key, { __compat: known }]) => {
    if (!known || isPromised(known) || key === owner || behavior.test(key)) return [];
    const name = key.replace(/_static$/, '');
    if (!/^[a-z]+$/i.test(name)) return [];
    if (owner === 'Window') return [name];
    return name === key ? [`${owner}.prototype.${name}`, `${owner}.${name}`] : [`${owner}.${name}`];
  });
}

/**
 * What a promised browser may lack: `URL.canParse`, `Element.prototype.checkVisibility`,
 * `requestIdleCallback`. The language is part of it.
 */
export function newerFeatures(): Set<string> {
  const { builtins = {} } = compat.javascript as Record<string, Identifier>;
  return new Set(
    [compat.api, builtins].flatMap((globals) =>
      Object.entries(globals).flatMap(([owner, global]) =>
        owner === '__compat' ? [] : newerParts(owner, global as Identifier),
      ),
    ),
  );
}
