import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../functions/src/testing/serve.ts';
import { apiViewer } from './api-viewer.ts';
import { openApiText } from './openapi.ts';

const docs = join(import.meta.dirname, '../../docs');

it('docs/openapi.json agrees with the contract; otherwise run `npm run docs`', async () => {
  expect(await readFile(join(docs, 'openapi.json'), 'utf8')).toBe(await openApiText());
});

it('the site of `npm run docs -- --open` has the reference, and every file of its page', async () => {
  const { origin, close } = await serve(apiViewer());
  onTestFinished(close);
  const page = await (await fetch(origin)).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file = '']) => file);
  expect(files).toContain('./swagger-initializer.js');
  const start = await (await fetch(`${origin}/swagger-initializer.js`)).text();
  const url = /url: '(.*)'/.exec(start)?.[1];
  for (const file of [...files, url]) {
    expect((await fetch(new URL(String(file), origin))).status, file).toBe(200);
  }
});
