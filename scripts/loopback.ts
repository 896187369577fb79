const loopback = ['127.0.0.1', 'localhost', '::1'];

/** The names of the settings that send a program's calls through a proxy. */
export const proxySettings = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'GRPC_PROXY'].flatMap(
  (name) => [name, name.toLowerCase()],
);

/**
 * Adds this machine to the hosts that are reached without a proxy, under both names of the list:
 * Google's libraries read either one, and send calls to the emulators through a proxy otherwise.
 */
export function reachLoopbackDirectly(env: NodeJS.ProcessEnv = process.env): void {
  const given = [env.NO_PROXY, env.no_proxy].flatMap((list) => list?.split(',') ?? []);
  const hosts = new Set([...given.map((host) => host.trim()).filter(Boolean), ...loopback]);
  env.NO_PROXY = env.no_proxy = [...hosts].join(',');
}
