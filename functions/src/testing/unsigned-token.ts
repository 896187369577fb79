/** Returns a JWT without a signature. */
export function encodeToken(payload: object): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}

export function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
