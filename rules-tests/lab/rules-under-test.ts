import { readFileSync } from 'node:fs';

/** The text of firestore.rules. */
export function readRules(): string {
  return readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
}

/** @throws Error when no Firestore emulator is named in the environment. */
export function requireEmulatorHost(): string {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST must name a running Firestore emulator.');
  return host;
}
