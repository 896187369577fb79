import { Blob } from 'node:buffer';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { saveDownload } from './save-download.ts';

const bodyOf = (text: string) => new Blob([text]).stream();

it.skipIf(!existsSync('/dev/full'))('a full disk is what the system calls it', async () => {
  await expect(saveDownload(bodyOf('half of a JRE'), '/dev/full')).rejects.toThrow(
    /^ENOSPC: no space left on device/,
  );
});

it('a folder that is missing is what the system calls it', async () => {
  const missing = fileURLToPath(new URL('no-such-folder/jre.tar.gz', import.meta.url));
  await expect(saveDownload(bodyOf('a JRE'), missing)).rejects.toThrow(/^ENOENT: /);
});
