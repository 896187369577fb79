import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  mailServerAt,
  startMailServer,
  type LocalMailServer,
} from '../testing/local-mail-server.ts';
import { readMailServer } from './mail-server.ts';
import { createSendMail } from './send-mail.ts';

const mail = {
  id: 'order-1_2',
  to: 'dana@thymely.test',
  subject: 'Crème brûlée: #47',
  text: 'Olá, Dana.\n\n.A line that begins with a dot\n',
};

let running: LocalMailServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

const faultOf = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

async function sendTo(behavior: Parameters<typeof startMailServer>[0] = {}) {
  running = await startMailServer(behavior);
  return createSendMail(running.server)(mail);
}

describe('a mail', () => {
  it('arrives as it was written, with an ID that is the same for every attempt', async () => {
    expect(await sendTo()).toEqual({ sending: 'sent' });
    expect(running?.received).toHaveLength(1);
    const [{ to, content } = { to: [], content: '' }] = running?.received ?? [];
    expect(to).toEqual(['dana@thymely.test']);
    expect(content).toContain('From: Thymely <orders@thymely.test>');
    expect(content).toContain('Message-ID: <order-1_2@thymely.test>');
    expect(content).toContain('Auto-Submitted: auto-generated');
    expect(content).toMatch(/Subject: =\?UTF-8\?/);
  });

  it('logs in where the server wants it', async () => {
    running = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _, done) => {
        if (username === 'thymely' && password === 'secret') done(null, { user: 'thymely' });
        else done(faultOf(535));
      },
    });
    const own = { ...running.server, user: 'thymely' };
    expect(await createSendMail({ ...own, password: 'secret' })(mail)).toEqual({ sending: 'sent' });
    const { sending, error } = await createSendMail({ ...own, password: 'other' })(mail);
    expect(sending).toBe('unavailable');
    expect(String(error)).not.toContain('other');
  });

  it.each([
    ['refused', 550],
    ['postponed', 450],
    ['postponed', 451],
    ['postponed', 499],
    ['unavailable', 421],
  ] as const)(
    'requirement 68: is %s when the server answers %d for its recipient',
    async (sending, code) => {
      expect(await sendTo({ onRcptTo: (_, __, done) => done(faultOf(code)) })).toMatchObject({
        sending,
      });
    },
  );

  it.each([
    ['refused', 550],
    ['unavailable', 451],
  ] as const)('is %s when the server answers %d for the sender', async (sending, code) => {
    expect(await sendTo({ onMailFrom: (_, __, done) => done(faultOf(code)) })).toMatchObject({
      sending,
    });
  });

  it.each([
    ['refused', 554],
    ['postponed', 452],
    ['unavailable', 421],
  ] as const)(
    'requirement 68: is %s when the server answers %d after reading it',
    async (sending, code) => {
      const answer = await sendTo({
        onData: (stream, _, done) => {
          stream.resume();
          stream.on('end', () => done(faultOf(code)));
        },
      });
      expect(answer).toMatchObject({ sending });
    },
  );

  it('requirement 68: is postponed when the server answers 451 before it takes the content', async () => {
    const smtp = createServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (line) => {
        socket.write(line.toString().startsWith('DATA') ? '451 later\r\n' : '250 ok\r\n');
      });
    });
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void smtp.close());
    const server = mailServerAt((smtp.address() as AddressInfo).port);
    expect(await createSendMail(server)(mail)).toMatchObject({ sending: 'postponed' });
  });

  it.each([
    'a,evil@x.example',
    'a@b.example,evil@x.example',
    'a<evil@x.example>',
    'a@b.example<evil@x.example>',
    'group:evil@x.example',
    'group:evil@x.example;',
    '"a" evil@x.example',
    'a(evil@x.example)',
    'a@[127.0.0.1]',
    'a@b@x.example',
    'a evil@x.example',
    'a@x.example\r\nRCPT TO:<evil@x.example>',
    'evil',
    '',
  ])('requirement 68: to %j reaches nobody, because that is not one mailbox', async (to) => {
    running = await startMailServer();
    expect(await createSendMail(running.server)({ ...mail, to })).toMatchObject({
      sending: 'refused',
    });
    expect(running.received).toEqual([]);
  });

  it.each(['dana+x@thymely.test', "o'dana@thymely.test", 'dana@mail.forno.test'])(
    'requirement 68: to %s reaches exactly that address',
    async (to) => {
      running = await startMailServer();
      expect(await createSendMail(running.server)({ ...mail, to })).toEqual({ sending: 'sent' });
      expect(running.received.map((each) => each.to)).toEqual([[to]]);
    },
  );

  it('is tried later while nobody answers', async () => {
    const closed = await startMailServer();
    await closed.close();
    expect(await createSendMail(closed.server)(mail)).toMatchObject({ sending: 'unavailable' });
  });

  it('has an unknown fate when the connection ends after the server got it', async () => {
    const answer = await sendTo({
      onData: (stream) => {
        stream.resume();
        stream.on('end', () => running?.hangUp());
      },
    });
    expect(answer).toMatchObject({ sending: 'unknown' });
  });
});

describe('the mail server', () => {
  const settings = { SMTP_HOST: 'smtp.example.com', SMTP_FROM: 'orders@example.com' };

  it('is none without a host', () => {
    expect(readMailServer({})).toBeUndefined();
  });

  it('is only on this machine beside an emulator, so that no mail leaves a local stack', () => {
    const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(readMailServer({ ...settings, ...emulator })).toBeUndefined();
    expect(readMailServer({ ...settings, ...emulator, SMTP_HOST: '127.0.0.1' })).toBeDefined();
    expect(readMailServer(settings)).toMatchObject({ port: 587, isLocal: false });
  });

  it.each([
    { SMTP_PORT: '0' },
    { SMTP_PORT: 'smtp' },
    { SMTP_HOST: 'https://smtp.example.com' },
    { SMTP_FROM: '' },
    { SMTP_FROM: 'orders' },
    { SMTP_FROM: 'a\r\nBcc: b@example.com' },
    { SMTP_FROM: 'a@example.com, b@example.com' },
    { SMTP_FROM: 'a@example.com, Orders <b@example.com>, c@example.com' },
    { SMTP_FROM: 'orders:a@example.com;' },
  ])('cannot have %j', (own) => {
    expect(() => readMailServer({ ...settings, ...own })).toThrow(/^SMTP_/);
  });

  it('is not on port 25, which Google blocks, unless it is on this machine', () => {
    const onPort25 = { ...settings, SMTP_PORT: '25' };
    expect(() => readMailServer(onPort25)).toThrow(
      'SMTP_PORT cannot be 25: Google lets no function connect to that port.',
    );
    expect(readMailServer({ ...onPort25, SMTP_HOST: '127.0.0.1' })).toMatchObject({ port: 25 });
  });

  it.each([
    ['orders@example.com', '', 'orders@example.com'],
    ['<orders@example.com>', '', 'orders@example.com'],
    ['Orders <orders@example.com>', 'Orders', 'orders@example.com'],
    ['"Forno, Lisboa" <ola@forno.pt>', 'Forno, Lisboa', 'ola@forno.pt'],
    ['Forno, Lisboa <ola@forno.pt>', 'Forno, Lisboa', 'ola@forno.pt'],
  ])('sends as %s', (SMTP_FROM, name, address) => {
    expect(readMailServer({ ...settings, SMTP_FROM })?.from).toEqual({ name, address });
  });

  it('elsewhere gets nothing without encryption', async () => {
    running = await startMailServer();
    const elsewhere = { ...mailServerAt(running.server.port), isLocal: false };
    expect(await createSendMail(elsewhere)(mail)).toMatchObject({ sending: 'unavailable' });
    expect(running.received).toEqual([]);
  });
});
