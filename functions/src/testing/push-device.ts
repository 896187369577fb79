import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const saltBytes = 16;
const tagBytes = 16;
/** Salt, the size of a record, and the length of the sender's public key. */
const headerBytes = saltBytes + 4 + 1;

/** A device with its own keys, as a browser makes them. It opens messages as RFC 8291 says. */
export function newPushDevice(endpoint: string) {
  const keys = createECDH('prime256v1');
  const ownKey = keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint,
    keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
  };

  /** @throws Error for a message to another device. */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, saltBytes);
    const sendersKey = body.subarray(headerBytes, headerBytes + (body[headerBytes - 1] ?? 0));
    const sealed = body.subarray(headerBytes + sendersKey.length);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, sendersKey]);
    const shared = derive(keys.computeSecret(sendersKey), { salt: auth, about, bytes: 32 });
    const part = (what: string, bytes: number) =>
      derive(shared, { salt, about: Buffer.from(`Content-Encoding: ${what}\0`), bytes });
    const opened = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    opened.setAuthTag(sealed.subarray(-tagBytes));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -tagBytes)), opened.final()]);
    // A byte 2 ends the last record, and padding may follow it.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }

  return { subscription, read };
}

function derive(key: Buffer, to: { salt: Buffer; about: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', key, to.salt, to.about, to.bytes));
}
