import { dayMs } from '@thymely/contract/ground/time';
import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit, storedAudit } from '../testing/audit.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { failWritesOf, noteCommits } from '../testing/sent-commits.ts';
import { useTestApi } from '../testing/test-api.ts';

const nowMs = Date.parse('2026-03-01T12:00:00Z');
const beforeMs = nowMs - 730 * dayMs;

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const dana = { name: 'Dana Diner', email: 'dana@thymely.test', role: 'user', status: 'active' };
const left = { role: 'user', status: 'active' };

type Entry = { what?: AuditKind; before?: object | null; after?: object | null };

function entryOf(ageDays: number, entry: Entry = {}) {
  const when = Timestamp.fromMillis(nowMs - ageDays * dayMs);
  return {
    who: 'ada',
    what: 'user.delete',
    target: 'dana',
    before: dana,
    after: null,
    when,
    ...entry,
  };
}

function write(id: string, ageDays: number, entry: Entry = {}): Promise<unknown> {
  return api.db.doc(`audit/${id}`).set(entryOf(ageDays, entry));
}

async function writeMany(many: number): Promise<void> {
  const batch = api.db.batch();
  for (let n = 0; n < many; n++) {
    batch.set(api.db.doc(`audit/entry-${String(n).padStart(3, '0')}`), entryOf(1000 - n / 10));
  }
  await batch.commit();
}

const forget = () => realDeps(api).audit.forgetPeople({ beforeMs });

const idsOfNamed = async () =>
  Object.entries(await storedAudit(api))
    .filter(([, entry]) => JSON.stringify(entry).includes('Dana'))
    .map(([id]) => id);

describe('entries about people that are older than the setting', () => {
  it('requirement 41: keep the uid, and neither name nor email', async () => {
    const promoted = { ...dana, role: 'admin' };
    await Promise.all([
      write('old-removal', 731),
      write('old-promotion', 740, { what: 'user.promote', after: promoted }),
      write('young-removal', 729),
    ]);
    expect(await forget()).toEqual({ forgotten: 2, failures: [], isComplete: true });
    const common = { who: 'ada', target: 'dana', when: expect.any(Timestamp) as Timestamp };
    expect(await storedAudit(api)).toEqual({
      'old-removal': { ...common, what: 'user.delete', before: left, after: null },
      'old-promotion': {
        ...common,
        what: 'user.promote',
        before: left,
        after: { ...left, role: 'admin' },
      },
      'young-removal': { ...common, what: 'user.delete', before: dana, after: null },
    });
  });

  it('keep the names of dishes, which are not personal', async () => {
    const soup = { name: 'Soup', priceCents: 900 };
    await write('dish', 1000, { what: 'menu.delete', before: soup });
    await forget();
    expect(await storedAudit(api)).toMatchObject({ dish: { before: soup } });
  });

  it('are still listed, by role', async () => {
    await write('old', 731, { what: 'user.role', after: { ...dana, role: 'kitchen' } });
    await forget();
    expect(await listAudit(api, admin)).toMatchObject([
      { target: 'dana', before: { role: 'user' }, after: { role: 'kitchen' } },
    ]);
    expect(JSON.stringify(await listAudit(api, admin))).not.toContain('Dana');
  });

  it('requirement 62: are each read once, a hundred at a time', async () => {
    await writeMany(250);
    const commits = noteCommits(api.db);
    expect(await forget()).toMatchObject({ forgotten: 250, isComplete: true });
    const entries = commits.map(
      ({ writes }) => writes.filter(({ path }) => path.startsWith('audit/')).length,
    );
    expect(entries.filter((count) => count > 0)).toEqual([100, 100, 50]);
    commits.length = 0;
    await write('later', 735);
    expect(await forget()).toMatchObject({ forgotten: 1 });
    expect(await idsOfNamed()).toEqual([]);
  });

  it('requirement 62: are tried again later if they cannot be written, and do not stop others', async () => {
    await writeMany(120);
    const mend = failWritesOf(api.db, 'audit/entry-042');
    expect(await forget()).toMatchObject({
      forgotten: 119,
      failures: [{ id: 'entry-042', error: expect.any(Error) as Error }],
    });
    expect(await idsOfNamed()).toEqual(['entry-042']);
    mend();
    expect(await forget()).toEqual({ forgotten: 1, failures: [], isComplete: true });
    expect(await idsOfNamed()).toEqual([]);
  });

  it('requirement 62: are left to the next run when time is up', async () => {
    await writeMany(150);
    const audit = realDeps(api).audit;
    expect(await audit.forgetPeople({ beforeMs, untilMs: Date.now() })).toMatchObject({
      forgotten: 100,
      isComplete: false,
    });
    expect(await forget()).toEqual({ forgotten: 50, failures: [], isComplete: true });
  });

  it('requirement 60: are skipped if they are malformed', async () => {
    await write('broken', 999, { before: 7 as unknown as null, after: ['Dana'] });
    await write('old', 731);
    expect(await forget()).toMatchObject({ forgotten: 1, failures: [] });
  });
});
