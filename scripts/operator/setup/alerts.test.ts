import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { orderProblemCodes } from '@thymely/contract/orders/order-problems';
import { problemFacts } from '../../../functions/src/orders/order/logged-order.ts';
import { AppError } from '../../../functions/src/platform/app-error.ts';
import { logCall, logFactsOf } from '../../../functions/src/platform/log.ts';
import { fromRoot } from '../../paths.ts';
import { filesIn, watchSteps } from './watch-steps.ts';

type Metric = { name: string; description: string; filter: string; metricDescriptor: object };
type Condition = {
  displayName: string;
  conditionThreshold?: { filter: string; denominatorFilter?: string; aggregations: object[] };
  conditionAbsent?: { filter: string; duration: string; aggregations: object[] };
};
type Policy = {
  displayName: string;
  documentation: { content: string };
  combiner: string;
  conditions: Condition[];
};

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(fromRoot(file), 'utf8')) as Content;
}

const metrics = filesIn('ops/metrics').map((file) => ({ file, ...read<Metric>(file) }));
const policies = filesIn('ops/alerts').map((file) => read<Policy>(file));
const filters = policies.flatMap(({ conditions }) =>
  conditions.flatMap(({ conditionThreshold: threshold, conditionAbsent: absent }) =>
    [threshold?.filter, threshold?.denominatorFilter, absent?.filter].filter(
      (filter) => filter !== undefined,
    ),
  ),
);

/** The source of the function without its tests. */
async function functionSource(): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob('functions/src/**/*.ts', { cwd: fromRoot('.') })) {
    if (!file.includes('.test.')) texts.push(readFileSync(fromRoot(file), 'utf8'));
  }
  return texts.join('\n');
}

/** Returns the entry of a placement that was refused, as the API writes it. */
function refusedCall(): Record<string, unknown> {
  const response = Object.assign(new EventEmitter(), { locals: {}, statusCode: 409 });
  let entry: Record<string, unknown> = {};
  const log = { info: (message: string, facts: object) => void (entry = { message, ...facts }) };
  const unused = { error: () => undefined, write: () => undefined };
  const call = [{ headers: {} } as Request, response as unknown as Response] as const;
  logCall({ ...log, ...unused })(...call, () => undefined);
  const refusal = new AppError('CONFLICT', 'Refused', {
    more: { problems: [{ code: 'unattended' }] },
  });
  logFactsOf(call[1], problemFacts(refusal));
  response.emit('finish');
  return entry;
}

it('each alert has conditions, says what to do, and counts what exists', () => {
  expect(policies.length).toBeGreaterThan(4);
  for (const { displayName, documentation, combiner, conditions } of policies) {
    expect(displayName).toMatch(/^Thymely: /);
    expect(documentation.content).toContain('docs/');
    expect(combiner).toBe('OR');
    for (const { conditionThreshold, conditionAbsent } of conditions) {
      expect((conditionThreshold ?? conditionAbsent)?.aggregations).toHaveLength(1);
    }
  }
  const counted = filters.flatMap((filter) => /\/user\/([\w-]+)/.exec(filter)?.[1] ?? []);
  expect(counted.sort()).toEqual(metrics.map(({ name }) => name).sort());
  expect(metrics.map(({ file }) => file)).toEqual(
    metrics.map(({ name }) => `ops/metrics/${name}.json`),
  );
});

it('alerts watch functions that are deployed, by the names that Google gives their services', async () => {
  const source = readFileSync(fromRoot('functions/src/index.ts'), 'utf8');
  const services = [...source.matchAll(/export const (\w+) = on/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  const watched = filters.flatMap((filter) => /service_name="(\w+)"/.exec(filter)?.[1] ?? []);
  expect(new Set(watched)).toEqual(new Set(['api', 'everyminute']));
  expect(services).toEqual(expect.arrayContaining(watched));
});

it('what is counted in the log is what the function writes', async () => {
  const source = await functionSource();
  const failures = [...source.matchAll(/log\.error\(\s*'([^']+)'/g)].map(([, message]) => message);
  const entry = refusedCall();
  expect(orderProblemCodes).toContain('unattended');
  for (const { filter } of metrics) {
    const [, ofFailures] = /message=~"\^Error: \(?([^")]+)\)?"/.exec(filter) ?? [];
    if (ofFailures !== undefined) {
      expect(failures).toEqual(expect.arrayContaining(ofFailures.split('|')));
      continue;
    }
    const fields = [...filter.matchAll(/jsonPayload\.(\w+)(?:=|:)"([^"]+)"/g)];
    expect(fields.length).toBeGreaterThan(1);
    for (const [, field = '', value = ''] of fields) {
      expect([entry[field]].flat()).toContain(value);
    }
  }
});

it("the message of an error is a stack in Google's log, so that it begins with 'Error: '", () => {
  const script = "import { error } from 'firebase-functions/logger'; error('sweep', { uid: 'a' });";
  const args = ['--input-type=module', '--eval', script];
  const { stderr } = spawnSync(process.execPath, args, {
    cwd: fromRoot('functions'),
    encoding: 'utf8',
  });
  const { message, severity } = JSON.parse(stderr.split('\n')[0] ?? '') as Record<string, string>;
  expect(severity).toBe('ERROR');
  expect(message).toMatch(/^Error: sweep\n/);
});

it('the setup names every file, and says that the lines are not run', () => {
  const lines = watchSteps('thymely-1', 'thymely-1.web.app').flatMap(({ gcloud = [] }) => gcloud);
  for (const { name, file } of metrics) {
    expect(lines).toContain(
      `gcloud logging metrics create ${name} --config-from-file=${file} --project=thymely-1`,
    );
  }
  for (const file of filesIn('ops/alerts')) {
    expect(lines.join('\n')).toContain(`policies create --policy-from-file=${file} `);
  }
});
