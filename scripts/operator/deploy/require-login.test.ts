import { afterEach, expect, it } from 'vitest';
import { fakeFirebase, type FakeFirebase } from './fake-firebase.ts';
import { requireLogin } from './require-login.ts';

let firebase: FakeFirebase;
afterEach(() => {
  firebase.remove();
});

function requireProject(project: string, ids: string[]): Promise<void> {
  const result = ids.map((projectId) => ({ projectId }));
  firebase = fakeFirebase({}, { 'projects:list': result });
  return requireLogin({ firebase: firebase.program, project });
}

it('a project that the login does not have is named, with those that it has', async () => {
  await expect(requireProject('thymley-1', ['thymely-1', 'thymely-2'])).rejects.toThrow(
    'This login has no project thymley-1, but thymely-1, thymely-2: check --project',
  );
});

it.each([[['thymely-1']], [[]]])('a login that lists %j may deploy thymely-1', async (ids) => {
  await expect(requireProject('thymely-1', ids)).resolves.toBeUndefined();
});

it('a login that has expired is said, with the command that renews it', async () => {
  firebase = fakeFirebase(
    { 'projects:list': [1] },
    { 'projects:list': 'Your credentials are no longer valid.' },
  );
  const login = requireLogin({ firebase: firebase.program, project: 'thymely-1' });
  await expect(login).rejects.toThrow(
    /^The login to Firebase has expired: run `npx firebase login --reauth`/,
  );
});
