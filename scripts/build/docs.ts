import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { command } from '../command.ts';
import { host } from '../local/ports.ts';
import { fromRoot } from '../paths.ts';
import { apiViewer } from './api-viewer.ts';
import { openApiText } from './openapi.ts';

const about = {
  call: 'npm run docs',
  help: 'Writes docs/openapi.json, the reference of the API, from the contract.',
  options: { open: { help: 'shows it at an address of this machine, until Ctrl-C' } },
};

await command(about, async ({ open }) => {
  await writeFile(fromRoot('docs/openapi.json'), await openApiText());
  console.log('Wrote docs/openapi.json');
  if (!open) return;
  const server = apiViewer().listen(0, host, () => {
    const { port } = server.address() as AddressInfo;
    console.log(`The reference is at http://${host}:${port}/ until you press Ctrl-C.`);
  });
});
