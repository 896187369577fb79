import { mkdirSync, writeFileSync } from 'node:fs';
import express from 'express';
import { serve } from '../../functions/src/testing/serve.ts';
import { buildWeb } from '../../web/build/build-web.ts';
import { command } from '../command.ts';
import { host } from '../local/ports.ts';
import { fromRoot } from '../paths.ts';
import { serveFiles } from './serve-files.ts';

const help = `The site as it is built for production, with App Check, whose sign-in provider, reCAPTCHA and API the
tests play. It has no dishes, whose pictures would take most of the time. Prints its address.`;

const appCheck = {
  VITE_APP_CHECK_SITE_KEY: 'played',
  VITE_APP_CHECK_PROVIDER: 'v3',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};

await command({ call: 'node scripts/testing/production-site.ts', help }, async () => {
  const outDir = fromRoot('.test/production');
  const menuFile = `${outDir}/menu.json`;
  mkdirSync(outDir, { recursive: true });
  writeFileSync(menuFile, '[]');
  Object.assign(process.env, appCheck);
  await buildWeb({
    mode: 'production',
    outDir,
    menuFile,
    siteUrl: `http://${host}`,
    firebase: { apiKey: 'played', authDomain: 'auth.thymely.test', projectId: 'played' },
  });
  const site = express();
  serveFiles(site, `${outDir}/site`);
  const { origin } = await serve(site);
  console.log(origin);
});
