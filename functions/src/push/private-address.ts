import { lookup, type LookupAddress } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The networks in which the function itself may be, or that lead back to it. */
const privateNetworks = new BlockList();
const ipv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
const ipv6 = ['::/96', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'];
for (const [family, networks] of [
  ['ipv4', ipv4],
  ['ipv6', ipv6],
] as const) {
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    privateNetworks.addSubnet(address, Number(bits), family);
  }
}

/** Whether an IP address is not one of the public Internet. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Names that never lead to a push service. */
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/;

/**
 * Whether a text is an address at a push service: https, at a public name, and nothing that would
 * make a call of ours go anywhere else.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.protocol !== 'https:') return false;
  const { hostname, port, username, password } = url;
  const name = hostname.replace(/\.$/, '');
  if (port !== '' || username !== '' || password !== '') return false;
  return name.includes('.') && isIP(name) === 0 && !privateNames.test(name);
}

/**
 * Looks up a name, and fails if any of its addresses is private: what a name means may change after
 * it was checked, so the address that is really connected to counts.
 */
export function lookupPublic(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = error ? [] : found;
      if (error || first === undefined) {
        done(error ?? new Error(`${hostname} has no address`), '');
      } else if (found.some(({ address }) => isPrivateAddress(address))) {
        done(new Error('a push endpoint has a private address'), '');
      } else if (options.all === true) {
        done(null, found);
      } else {
        done(null, first.address, first.family);
      }
    });
  };
}

/** The agent of all calls to push services. */
export function createPublicAgent(): Agent {
  return new Agent({ lookup: lookupPublic() });
}
