import { expect, it } from 'vitest';
import { reachLoopbackDirectly } from './loopback.ts';

it('this machine joins the hosts that are reached without a proxy, once, under both names', () => {
  const env: NodeJS.ProcessEnv = { NO_PROXY: 'intranet.example, localhost', no_proxy: '' };
  reachLoopbackDirectly(env);
  reachLoopbackDirectly(env);
  const all = 'intranet.example,localhost,127.0.0.1,::1';
  expect(env).toEqual({ NO_PROXY: all, no_proxy: all });
});
