/** Firebase App Check. It is part of the auth chunk where it is set up; otherwise of no chunk. */
import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
  type AppCheckOptions,
} from 'firebase/app-check';
import { provideAppCheckTokens } from '../http/send-request.ts';

type Settings = NonNullable<ImportMetaEnv['VITE_APP_CHECK']>;

/** Must be called before the first use of Auth, whose calls then carry the token too. */
export function startAppCheck(app: FirebaseApp, settings: Settings): void {
  const appCheck = initializeAppCheck(app, {
    provider: providerFor(settings),
    isTokenAutoRefreshEnabled: true,
  });
  provideAppCheckTokens(async () => (await getToken(appCheck)).token);
}

function providerFor(settings: Settings): AppCheckOptions['provider'] {
  // Tests have an issuer of their own, because reCAPTCHA needs Google. A production build has none.
  if (import.meta.env.VITE_EMULATOR && settings.provider === 'local') {
    const { issuerUrl } = settings;
    return new CustomProvider({ getToken: () => askIssuer(issuerUrl) });
  }
  if (settings.provider === 'local') throw new Error('Only builds for emulators have an issuer.');
  const { provider, siteKey } = settings;
  return provider === 'v3'
    ? new ReCaptchaV3Provider(siteKey)
    : new ReCaptchaEnterpriseProvider(siteKey);
}

async function askIssuer(url: string): Promise<{ token: string; expireTimeMillis: number }> {
  const answer = await fetch(url, { method: 'POST' });
  if (!answer.ok) throw new Error('The issuer gives no token.');
  return (await answer.json()) as { token: string; expireTimeMillis: number };
}
