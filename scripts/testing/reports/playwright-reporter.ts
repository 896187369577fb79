import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { root } from '../../paths.ts';
import { type ReportedTest, writeReport } from './run-report.ts';

const endings = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'passed on its second try',
  skipped: 'skipped',
} as const;

/** Writes what happened for `npm test`, with what each page contained on which a test failed. */
export default class implements Reporter {
  private tests: TestCase[] = [];
  private readonly problems: string[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onError(error: TestError): void {
    this.problems.push(inFull(error));
  }

  onEnd(): void {
    writeReport({ tests: this.tests.map(report), problems: this.problems, orders: [] });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function report(test: TestCase): ReportedTest {
  const [, , , ...names] = test.titlePath();
  return {
    name: `${relative(root, test.location.file)}:${test.location.line}: ${names.join(' › ')}`,
    title: test.title,
    ended: endings[test.outcome()],
    failure: test.results
      .flatMap((result) => [...result.errors.map(inFull), pageOf(result)])
      .join('\n'),
  };
}

function inFull({ stack, message, value, snippet, cause }: TestError): string {
  const lines = [stack ?? message ?? value, snippet, cause && `Caused by: ${inFull(cause)}`];
  return stripVTControlCharacters(lines.filter(Boolean).join('\n\n'));
}

/** What the page contained when a test failed; in CI, the log is all that remains. */
function pageOf({ attachments }: TestResult): string {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (file === undefined) return '';
  const page = /# Page snapshot[\s\S]*?```yaml([\s\S]*?)```/.exec(readFileSync(file, 'utf8'));
  const lines = page?.[1]?.trim().split('\n').slice(0, mostLinesOfPage) ?? [];
  return ['The page contained:', ...lines].join('\n');
}

const mostLinesOfPage = 60;
