/**
 * A Firestore emulator with given rules, in which cases are tried one by one. What a case has
 * changed is restored before the next one.
 */
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore as Store, getFirestore } from 'firebase-admin/firestore';
import { isLetThrough, pathOf, perform } from './attempt.ts';
import { type CallerName, callers } from './callers.ts';
import { fixtures } from './fixtures.ts';
import type { RuleCase } from '../cases/rule-case.ts';

export type RulesLab = {
  /** Replaces the rules. @throws Error when they do not compile. */
  loadRules: (rules: string) => Promise<void>;
  /** Makes a case's attempt, and returns whether it was allowed. */
  isAllowed: (ruleCase: RuleCase) => Promise<boolean>;
  /** Returns the documents at the paths of the fixtures and at those that the cases write to. */
  contents: (cases: readonly RuleCase[]) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
};

function connect(environment: RulesTestEnvironment, name: CallerName): Firestore {
  const caller = callers[name];
  const context = caller
    ? environment.authenticatedContext(caller.uid, caller.token)
    : environment.unauthenticatedContext();
  return context.firestore() as unknown as Firestore;
}

function writtenPaths({ attempt }: RuleCase): string[] {
  return 'writes' in attempt ? attempt.writes.map(pathOf) : [];
}

/** Restores the fixtures at these paths. */
async function restore(store: Store, paths: Iterable<string>): Promise<void> {
  const batch = store.batch();
  for (const path of new Set(paths)) {
    const data = fixtures.get(path);
    if (data) batch.set(store.doc(path), data);
    else batch.delete(store.doc(path));
  }
  await batch.commit();
}

/**
 * Connects to the emulator that FIRESTORE_EMULATOR_HOST names.
 * @param projectId must differ for each lab, because the fixtures replace its data
 * @throws Error when the environment names no emulator
 */
export async function openRulesLab(projectId: string): Promise<RulesLab> {
  const emulatorHost = requireEmulatorHost();
  // The SDK logs every refusal, and half of the attempts here are refused as expected.
  setLogLevel('silent');
  const { hostname, port } = new URL(`http://${emulatorHost}`);
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: hostname, port: Number(port) },
  });
  const app = initializeApp({ projectId }, projectId);
  const store = getFirestore(app);
  const connections = new Map<CallerName, Firestore>();

  const connectionOf = (name: CallerName): Firestore => {
    const connection = connections.get(name) ?? connect(environment, name);
    connections.set(name, connection);
    return connection;
  };

  await environment.clearFirestore();
  await restore(store, fixtures.keys());

  return {
    async loadRules(rules) {
      const answer = await fetch(
        `http://${emulatorHost}/emulator/v1/projects/${projectId}:securityRules`,
        {
          method: 'PUT',
          body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
        },
      );
      if (!answer.ok) throw new Error(`The rules do not compile: ${await answer.text()}`);
    },

    async isAllowed(ruleCase) {
      const { caller, attempt, without } = ruleCase;
      if (without !== undefined) await store.doc(without).delete();
      const isAllowed = await isLetThrough(perform(connectionOf(caller), attempt));
      const changed = [without ?? [], isAllowed ? writtenPaths(ruleCase) : []].flat();
      if (changed.length > 0) await restore(store, changed);
      return isAllowed;
    },

    async contents(cases) {
      const paths = new Set([...fixtures.keys(), ...cases.flatMap(writtenPaths)]);
      const found = await store.getAll(...[...paths].map((path) => store.doc(path)));
      return Object.fromEntries(found.map((document) => [document.ref.path, document.data()]));
    },

    async close() {
      await environment.cleanup();
      await deleteApp(app);
    },
  };
}

/** Returns the text of firestore.rules. */
export function readRules(): string {
  return readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
}

/** Returns the emulator's host. @throws Error when the environment names none */
export function requireEmulatorHost(): string {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST must name a running Firestore emulator.');
  return host;
}
