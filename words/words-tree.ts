import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files, by their paths, into a folder that is removed after the test, and returns it. */
export function wordsTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'thymely-words-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
