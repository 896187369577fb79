import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { vitestProjects } from './runners.ts';

type Project = { test: { name: string; maxWorkers?: number; sequence?: { groupOrder?: number } } };

const projects = new Map(
  ((config.test?.projects ?? []) as Project[]).map(({ test }) => [test.name, test] as const),
);

// Otherwise Vitest runs none of them.
it.each(Object.entries(vitestProjects))(
  'the projects of %s have as many workers as others of their group',
  (_, names) => {
    const workers = new Map<number, number | undefined>();
    for (const name of names) {
      const { maxWorkers, sequence } = projects.get(name) as Project['test'];
      const group = sequence?.groupOrder ?? 0;
      if (workers.has(group)) expect([name, maxWorkers]).toEqual([name, workers.get(group)]);
      workers.set(group, maxWorkers);
    }
  },
);
