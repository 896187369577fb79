import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { leanBundlePlugin } from './lean-bundle.ts';

it('has a build fail when libraries no longer load what it takes the place of', async () => {
  const withoutFirestore = build({
    stdin: { contents: "import 'express';", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'node',
    logLevel: 'silent',
    plugins: [leanBundlePlugin],
  });
  await expect(withoutFirestore).rejects.toThrow(
    /firestore_admin_client\.js is no longer loaded: see functions\/build\/lean-bundle\.ts/,
  );
  await expect(withoutFirestore).rejects.not.toThrow('body-parser');
});
