export type SiteHosts = {
  /** The host of the site's address. */
  siteHost: string;
  /** The host of the window in which people sign in with Google. */
  authDomain: string;
};

/** Returns the hosts that .env names, or else those that every project has. */
export function siteHosts(
  environment: Record<string, string | undefined>,
  project: string,
): SiteHosts {
  const url = environment['VITE_SITE_URL'] ?? '';
  return {
    siteHost: URL.canParse(url) ? new URL(url).host : `${project}.web.app`,
    authDomain: environment['VITE_FIREBASE_AUTH_DOMAIN'] || `${project}.firebaseapp.com`,
  };
}
