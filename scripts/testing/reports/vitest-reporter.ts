import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSuite,
  Vitest,
} from 'vitest/node';
import { root } from '../../paths.ts';
import { type ReportedTest, writeReport } from './run-report.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The process that ran a file, if the tests run in several (vitest.setup.ts). */
    worker?: string;
  }
}

/** Writes what happened for `npm test`, with all that vitest itself prints about a failure. */
export default class implements Reporter {
  private vitest: Vitest | undefined;
  /** The IDs of files in the order in which they began. */
  private readonly started: string[] = [];

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestModuleQueued(testModule: TestModule): void {
    this.started.push(testModule.id);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const problems = modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => `${nameOf(suite)}\n${this.inFull(suite.errors(), module)}`),
    );
    writeReport({
      tests: modules.flatMap(({ children }) =>
        [...children.allTests()].map((test) => this.report(test)),
      ),
      problems: [...problems, ...unhandled.map((error) => this.inFull([error]))],
      orders: ordersOfWorkers(this.inOrder(modules)),
    });
  }

  private report(test: TestCase): ReportedTest {
    const { state, errors = [] } = test.result();
    const passed = test.diagnostic()?.flaky ? 'passed on its second try' : 'passed';
    return {
      name: nameOf(test),
      title: test.name,
      ended: state === 'failed' ? state : state === 'passed' ? passed : 'skipped',
      failure: this.inFull(errors, test.module),
    };
  }

  private inOrder(modules: readonly TestModule[]): TestModule[] {
    return modules.toSorted((a, b) => this.started.indexOf(a.id) - this.started.indexOf(b.id));
  }

  private inFull(errors: readonly SerializedError[], module?: TestModule): string {
    const options = { showCodeFrame: true, ...(module && { project: module.project }) };
    return errors
      .map((error) => this.vitest?.logger.formatError(error, options).output ?? error.message)
      .map(stripVTControlCharacters)
      .join('\n');
  }
}

function nameOf(task: TestModule | TestSuite | TestCase): string {
  const file = relative(root, task.type === 'module' ? task.moduleId : task.module.moduleId);
  return task.type === 'module' ? file : `${file}: ${task.fullName}`;
}

/** What failed may depend on what its worker had run before: files up to the last that failed. */
function ordersOfWorkers(started: readonly TestModule[]): string[][] {
  const workers = Map.groupBy(
    started,
    (module) => `${module.project.name} ${module.meta().worker ?? ''}`,
  );
  return [...workers.values()]
    .map((modules) => modules.slice(0, modules.findLastIndex((module) => !module.ok()) + 1))
    .filter(({ length }) => length > 1)
    .map((modules) => modules.map(nameOf));
}
