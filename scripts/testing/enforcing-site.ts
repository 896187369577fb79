import express, { type Express } from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createApp } from '../../functions/src/app.ts';
import { readConfig } from '../../functions/src/platform/config.ts';
import { createAppCheck } from '../../functions/src/http/app-check.auth.ts';
import {
  signToken,
  startGoogleStub,
  stubProjectId,
  type GoogleStub,
} from '../../functions/src/testing/google-stub.ts';
import { realDeps } from '../../functions/src/testing/real-deps.ts';
import { serve } from '../../functions/src/testing/serve.ts';
import { writeSite } from '../../web/build/build-web.ts';
import { bundleClient } from '../../web/build/bundle.ts';
import { readWebSettings } from '../../web/build/web-settings.ts';
import type { Prerender } from '../../web/src/app/prerender/prerender.tsx';
import { sampleAccountsOfSite } from '../sample-data/accounts.ts';
import { fromRoot } from '../paths.ts';
import { host } from '../local/ports.ts';
import { command, UserError } from '../command.ts';
import { serveFiles } from './serve-files.ts';

const issuerPath = '/__app-check/token';

const help = `The product with App Check enforced, alongside a running stack of the browser tests, whose accounts and
data it shares. There is no emulator for App Check: the site asks a local issuer, and the production
verifier checks its tokens against a stub of Google's keys. Prints its address.`;

await command({ call: 'node scripts/testing/enforcing-site.ts', help }, async () => {
  const outDir = fromRoot('.test/enforcing');
  const folder = `${outDir}/site`;
  const settings = readWebSettings(
    {
      mode: 'emulator',
      authEmulatorUrl: `http://${setting('FIREBASE_AUTH_EMULATOR_HOST')}`,
      firestoreEmulatorUrl: `http://${setting('FIRESTORE_EMULATOR_HOST')}`,
      siteUrl: `http://${host}`,
      sampleAccounts: sampleAccountsOfSite,
      appCheckIssuerUrl: issuerPath,
    },
    process.env,
  );
  // Pages look the same with App Check, so what renders those of the stack renders these.
  const prerender = (await import(fromRoot('web/.test/server/prerender.js'))) as Prerender;
  const bundle = await bundleClient(settings, folder);
  const menuFile = fromRoot('.test/menu.json');
  await writeSite({ settings, bundle, prerender }, { site: folder, menuFile });
  const google = await startGoogleStub();
  const site = express();
  site.post(issuerPath, (_request, response) => {
    response.json(issueToken(google));
  });
  const api = createEnforcingApi(google);
  site.use((request, response, next) => {
    if (request.path.startsWith('/api/')) api(request, response);
    else next();
  });
  serveFiles(site, folder);
  const { origin } = await serve(site);
  console.log(origin);
});

function createEnforcingApi(google: GoogleStub): Express {
  const app = initializeApp({ projectId: setting('E2E_PROJECT') });
  const settings = { APP_CHECK: 'enforce', CALLS_PER_MINUTE: '999999' };
  return createApp({
    ...realDeps({ auth: getAuth(app), db: getFirestore(app) }),
    appCheck: createAppCheck(async () => getAppCheck(google.auth.app)),
    config: readConfig(settings),
  });
}

/** As Firebase responds to an app that proves itself. */
function issueToken({ keys }: GoogleStub): { token: string; expireTimeMillis: number } {
  const nowS = Math.floor(Date.now() / 1000);
  const expiresAtS = nowS + 3600;
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/123',
    aud: [`projects/${stubProjectId}`],
    sub: '1:123:web:abc',
    iat: nowS,
    exp: expiresAtS,
  };
  return { token: signToken(claims, keys.appCheck), expireTimeMillis: expiresAtS * 1000 };
}

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new UserError(`${name} is not set: the browser tests start this.`);
}
