import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type ServiceProxy = {
  /** The `host:port` to connect to instead of the service itself. */
  host: string;
  /** Cuts every connection and refuses new ones. */
  close: () => void;
  /** Drops the service's answers, but still forwards requests. */
  dropAnswers: () => void;
  open: () => void;
  stop: () => Promise<void>;
};

type Distance = {
  /** How much longer an answer takes than without the proxy. Default: 0. */
  roundTripMs?: number;
};

/** Starts a proxy for a network service that can cut it off, or move it farther away. */
export async function startServiceProxy(
  service: string,
  { roundTripMs = 0 }: Distance = {},
): Promise<ServiceProxy> {
  const [serviceHost = '', servicePort = ''] = service.split(':');
  const sockets = new Set<Socket>();
  let state: 'open' | 'closed' | 'dropping' = 'open';

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  const server = createServer((client) => {
    keep(client);
    if (state === 'closed') {
      client.destroy();
      return;
    }
    const upstream = connect({ host: serviceHost, port: Number(servicePort) });
    keep(upstream);
    client.setNoDelay();
    upstream.setNoDelay();
    client.on('data', (bytes) => {
      later(() => upstream.write(bytes));
    });
    upstream.on('data', (bytes) => {
      later(() => state !== 'dropping' && client.write(bytes));
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });

  /** Half of the distance away: timers of one length end in the order in which they began. */
  function later(act: () => void): void {
    if (roundTripMs === 0) act();
    else setTimeout(act, roundTripMs / 2);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function cutAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    host: `127.0.0.1:${port}`,
    close() {
      state = 'closed';
      cutAll();
    },
    dropAnswers() {
      state = 'dropping';
    },
    open() {
      // Connections whose answers were dropped cannot be used again.
      if (state === 'dropping') cutAll();
      state = 'open';
    },
    async stop() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
