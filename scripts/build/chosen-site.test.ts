import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand, brandName } from '../../brands/chosen-brand.ts';
import { startingMenu } from '../sample-data/starting-data.ts';
import { bundleSite, writeSite } from '../../web/build/build-web.ts';
import { firstLoadFaults } from '../../web/build/first-load/first-load.ts';

// That of the sample is tested in more detail (budgets.test.ts).
describe.skipIf(brandName === 'thymely')('the site of the chosen restaurant', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'chosen-site-'));
  const site = join(outDir, 'site');

  beforeAll(async () => {
    const menuFile = join(outDir, 'menu.json');
    writeFileSync(menuFile, JSON.stringify(startingMenu));
    const firebase = { apiKey: 'key', authDomain: 'auth.example', projectId: 'restaurant' };
    const settings = {
      mode: 'production',
      siteUrl: 'https://restaurant.example',
      firebase,
    } as const;
    await writeSite(await bundleSite(settings, outDir), { site, menuFile });
  });

  afterAll(() => {
    rmSync(outDir, { recursive: true, force: true });
  });

  it('loads no more than its budgets on any page', () => {
    expect(firstLoadFaults(site)).toEqual([]);
  });

  it('says its name', () => {
    const [, title = ''] =
      /<title>(.*?)<\/title>/.exec(readFileSync(join(site, 'menu.html'), 'utf8')) ?? [];
    expect(title.replaceAll('&amp;', '&')).toContain(brand.name);
  });
});
