import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaces } from './folders.ts';

const repository = join(import.meta.dirname, '..');

type Diagnostic = { message: string; code?: string; filename: string };

/** The rule has the name that oxlint prints; unused comments that disable a rule have none. */
type Violation = { rule: string | undefined; message: string };

/**
 * Lints planted files, by their paths, in an otherwise empty copy of the repository's folders, with
 * the repository's own configuration.
 */
export function lintPlanted(files: Record<string, string>): Map<string, Violation[]> {
  const tree = mkdtempSync(join(tmpdir(), 'thymely-lint-'));
  try {
    linkPackages(tree);
    for (const folder of ['.', ...Object.keys(workspaces)]) {
      mkdirSync(join(tree, folder), { recursive: true });
      copyFileSync(join(repository, folder, 'package.json'), join(tree, folder, 'package.json'));
    }
    for (const [file, text] of Object.entries({ ...configuration(), ...files })) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    return violations(tree);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** Links the repository's packages; its own ones are the planted folders, as npm links them. */
function linkPackages(tree: string): void {
  const installed = join(repository, 'node_modules');
  const linked = join(tree, 'node_modules');
  mkdirSync(join(linked, '@thymely'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@thymely') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const workspace of Object.keys(workspaces)) {
    symlinkSync(join(tree, workspace), join(linked, '@thymely', workspace));
  }
}

function configuration(): Record<string, string> {
  const config = join(repository, 'lint/config.ts');
  return {
    'oxlint.config.ts': `import { lintConfig } from '${config}';\nexport default lintConfig(import.meta.dirname);\n`,
    'tsconfig.json': JSON.stringify({
      extends: join(repository, 'tsconfig.base.json'),
      compilerOptions: { jsx: 'react-jsx', lib: ['ES2024', 'DOM'] },
    }),
  };
}

function violations(tree: string): Map<string, Violation[]> {
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
  const options = { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const run = spawnSync(process.execPath, [oxlint, '--format=json', '.'], options);
  if (!run.stdout.startsWith('{')) throw new Error(`${run.stdout}${run.stderr}`);
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
  const byFile = new Map<string, Violation[]>();
  for (const { filename, code, message } of diagnostics) {
    byFile.set(filename, [...(byFile.get(filename) ?? []), { rule: code, message }]);
  }
  return byFile;
}
