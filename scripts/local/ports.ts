import { connect, createServer } from 'node:net';

export const host = '127.0.0.1';

/** The lowest port; the range is below the one that systems use for outgoing connections. */
const lowest = 20_000;
const highest = 32_000;

/** The ports that this process has handed out and on which nothing may be listening yet. */
const given = new Set<number>();

/** Returns different ports on 127.0.0.1 that nothing uses now. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (given.has(port)) continue;
    given.add(port);
    if (await isPortFree(port)) ports.push(port);
  }
  return ports;
}

/** Whether nothing answers on the port and a server can listen on it. */
export async function isPortFree(port: number): Promise<boolean> {
  return !(await isAnswering(port)) && (await canListen(port));
}

// On some systems a server can listen on 127.0.0.1 while another one has the port on all addresses.
function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
