import { expect, it } from 'vitest';
import { localWebSettings } from '../../build/build-stack.ts';
import { usualPorts } from '../emulator-ports.ts';
import { openDevServer } from './dev-server.ts';

it('a SIGTERM is left to the stack, which saves its data first', async () => {
  const before = process.listeners('SIGTERM');
  const server = await openDevServer(localWebSettings(usualPorts), 'http://127.0.0.1:5000');
  const answer = await fetch(server.address, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('/src/main.tsx');
  expect(process.listeners('SIGTERM')).toEqual(before);
  await server.close();
});
