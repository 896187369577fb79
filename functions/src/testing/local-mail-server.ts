import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMailServer, type MailServer } from '../mail/mail-server.ts';

export type ReceivedMail = { to: string[]; content: string };

export type LocalMailServer = {
  server: MailServer;
  received: ReceivedMail[];
  /** Breaks off every connection. */
  hangUp: () => void;
  close: () => Promise<void>;
};

/** Starts an SMTP server on this machine, which keeps what it gets unless told otherwise. */
export async function startMailServer(
  behavior: Pick<
    SMTPServerOptions,
    'onMailFrom' | 'onRcptTo' | 'onData' | 'onAuth' | 'authOptional'
  > = {},
): Promise<LocalMailServer> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, content: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...behavior,
  });
  // A client that hangs up is no failure of the server.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    server: mailServerAt(port),
    received,
    hangUp() {
      const { connections } = smtp as unknown as { connections: Set<{ _socket: Socket }> };
      for (const { _socket: socket } of connections) socket.destroy();
    },
    close: () => new Promise((resolve) => void smtp.close(() => resolve())),
  };
}

export function mailServerAt(port: number): MailServer {
  const server = readMailServer({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_FROM: 'Thymely <orders@thymely.test>',
    SITE_URL: 'https://thymely.test',
  });
  if (server === undefined) throw new Error('a local mail server was refused');
  return server;
}
