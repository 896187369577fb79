import { describe, expect, it, vi } from 'vitest';
import endless from '../../../../testing/endless.worker.ts?worker&url';
import { textCell, workbook } from '../../../../testing/workbook.ts';
import { readInWorker } from './read-in-worker.ts';

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'menu.xlsx');

describe('requirement 67: a file is read in a worker of its own', () => {
  it('requirement 67: which ends with it', async () => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const read = await readInWorker('options', fileOf('_id,name\n'));
    expect(read).toHaveProperty('fault', expect.stringMatching(/The first row is missing/));
    expect(ended).toHaveBeenCalledOnce();
    ended.mockRestore();
  });

  it('requirement 67: which is ended when it takes too long, and the page goes on meanwhile', async () => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 1);
    const limit = { address: endless, seconds: 1 };
    const read = await readInWorker('menu', fileOf('name'), limit);
    clearInterval(clock);
    expect(read).toEqual({
      fault: expect.stringMatching(/^Reading this file takes longer than 1 second\./) as string,
    });
    expect(turns).toBeGreaterThan(5);
    expect(ended).toHaveBeenCalledOnce();
    ended.mockRestore();
  });

  it('requirement 67: which says the bound that the file is beyond', async () => {
    const file = workbook({ Menu: `<row>${textCell('XFD1', 'x')}</row>` });
    expect(await readInWorker('menu', fileOf(file))).toEqual({
      fault: expect.stringMatching(/cells beyond column 200/) as string,
    });
  });

  it('a worker that cannot be started is a part of the app that is missing', async () => {
    sessionStorage.setItem('reloaded-for-chunk-at', String(Date.now()));
    const address = '/assets/missing.js';
    await expect(readInWorker('menu', fileOf('name'), { address })).rejects.toThrow(
      /couldn't be loaded/,
    );
  });
});
