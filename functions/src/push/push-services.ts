/** The hosts of the push services that browsers use, where `*` is one label. */
const browsersHosts = [
  // Chrome and its relatives. Chromium without Google's own keys gets the second one.
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox
  '*.push.services.mozilla.com',
  // Safari
  '*.push.apple.com',
  // Edge on Windows
  '*.notify.windows.com',
].map((host) => host.split('.'));

const labelPattern = /^[a-z0-9-]+$/;

/**
 * Returns the address at a push service, as everybody reads it who parses it again; undefined for
 * an address that is at none. Whoever is signed in chooses an endpoint, and it gets called, so only
 * known services count (docs/decisions/125).
 *
 * @param pushOrigins the origins of further services, each with its scheme and port
 */
export function pushServiceUrl(
  endpoint: string,
  pushOrigins: readonly string[],
): string | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  const isOfBrowsers = url.protocol === 'https:' && url.port === '' && isBrowsersHost(url.hostname);
  // `origin` of a `blob:` address would be the one inside of it.
  const origin = `${url.protocol}//${url.host}`;
  return isOfBrowsers || pushOrigins.includes(origin) ? url.href : undefined;
}

function isBrowsersHost(hostname: string): boolean {
  const labels = hostname.split('.');
  return (
    labels.every((label) => labelPattern.test(label)) &&
    browsersHosts.some(
      (host) =>
        host.length === labels.length &&
        host.every((label, n) => label === '*' || label === labels[n]),
    )
  );
}
