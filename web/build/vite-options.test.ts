import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viteOptions, webRoot } from './vite-options.ts';
import { readWebSettings } from './web-settings.ts';

let server: ViteDevServer;

beforeAll(async () => {
  const emulators = { authEmulatorUrl: 'http://a.test', firestoreEmulatorUrl: 'http://f.test' };
  server = await createServer({
    ...viteOptions(readWebSettings({ mode: 'emulator', ...emulators }, {})),
    server: { middlewareMode: true },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
});

afterAll(() => server.close());

const modules = join(webRoot, '../node_modules');
const reactFire = join(modules, 'reactfire/dist/index.js');
const ours = join(webRoot, 'src/lib/live/live-chunk.ts');
const firestore = join(modules, '@firebase/firestore/dist/index.esm.js');

async function resolved(id: string, importer: string): Promise<string | undefined> {
  return (await server.environments.client.pluginContainer.resolveId(id, importer))?.id;
}

describe('a build', () => {
  it('gives ReactFire a stub of Firestore, and the app the real module', async () => {
    expect(await resolved('firebase/firestore', reactFire)).toBe(
      join(webRoot, 'build/stubs/firebase-stub.ts'),
    );
    expect(await resolved('firebase/firestore', ours)).toMatch(
      /node_modules\/firebase\/firestore\/dist\/esm\/index\.esm\.js/,
    );
  });

  it('gives Firestore a stub of the regular expressions of its pipelines', async () => {
    expect(await resolved('re2js', firestore)).toBe(join(webRoot, 'build/stubs/re2js-stub.ts'));
  });

  it('resolves the unused Firebase products to a stub for every importer', async () => {
    for (const product of ['database', 'functions', 'remote-config', 'storage', 'app-check']) {
      for (const importer of [reactFire, ours]) {
        const id = await resolved(`firebase/${product}`, importer);
        expect(id).toBe(join(webRoot, 'build/stubs/firebase-stub.ts'));
      }
    }
  });

  it('gives ReactFire the real Auth', async () => {
    expect(await resolved('firebase/auth', reactFire)).toMatch(/node_modules\/firebase\/auth\//);
  });
});
