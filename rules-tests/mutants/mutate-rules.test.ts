import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutate-rules.ts';

/** The mutants of one condition, without the frame. */
function mutate(condition: string): string[] {
  const [head, tail] = ['allow read: if ', ';'];
  return mutantsOf(`${head}${condition}${tail}`).map(({ rules }) =>
    rules.slice(head.length, -tail.length),
  );
}

describe('mutants of the rules', () => {
  it('leave out each operand of &&', () => {
    expect(mutate('a() && b() && c()')).toEqual(
      expect.arrayContaining(['true && b() && c()', 'a() && true && c()', 'a() && b() && true']),
    );
  });

  it('leave out each operand of ||', () => {
    expect(mutate('a() || b()')).toEqual(expect.arrayContaining(['false || b()', 'a() || false']));
  });

  it('read && before ||, and brackets before both', () => {
    const mutants = mutate('(a() || b()) && c() || d()');
    expect(mutants).toContain('false || d()');
    expect(mutants).toContain('true && c() || d()');
    expect(mutants).toContain('(false || b()) && c() || d()');
  });

  it.each([
    ['a == b', ['a != b']],
    ['a != b', ['a == b']],
    ['a <= b', ['a < b', 'a > b']],
    ['a >= b', ['a > b', 'a < b']],
    ['a < b', ['a <= b', 'a >= b']],
    ['a > b', ['a >= b', 'a <= b']],
    ['a in b', ['!(a in b)']],
    ['a is int', ['!(a is int)']],
  ])('turn the comparison %s', (condition, turned) => {
    expect(mutate(condition)).toEqual(expect.arrayContaining(turned));
  });

  it('move each limit by one, down to nothing', () => {
    expect(mutate('f(10)')).toEqual(expect.arrayContaining(['f(9)', 'f(11)']));
    expect(mutate('f(0)')).not.toContain('f(-1)');
  });

  it('move the limits inside a pattern', () => {
    const mutants = mutate(String.raw`a.matches('[\\x1F-\\x{202A}]{1,64}')`);
    for (const moved of ['\\\\x1E', '\\\\x20', '{2029}', '{202B}', '{0,', '{2,', ',63}', ',65}']) {
      expect(mutants.some((mutant) => mutant.includes(moved))).toBe(true);
    }
  });

  it('alter each text', () => {
    expect(mutate("a in ['b', 'c']")).toEqual(
      expect.arrayContaining(["a in ['b~', 'c']", "a in ['b', 'c~']"]),
    );
  });

  it('decide each choice, including nested ones', () => {
    const mutants = mutate('a ? b : c ? d : e');
    expect(mutants).toEqual(expect.arrayContaining(['b', 'c ? d : e', 'a ? b : d', 'a ? b : e']));
  });

  it('decide each whole condition', () => {
    expect(mutate('a()')).toEqual(['true', 'false']);
    expect(mutate('true')).toEqual(['false']);
  });

  it('leave comments, and whatever is outside expressions, alone', () => {
    const rules = '// a && b\nmatch /menu/{id} {\n  // if 1 == 2;\n  allow get: if true; }';
    expect(mutantsOf(rules)).toMatchObject([{ line: 4, before: 'true', after: 'false' }]);
  });

  it('name the rule they are in', () => {
    const rules = 'match /users/{uid} { allow get, list: if a(); } function f() { return b > c; }';
    const doors = mutantsOf(rules).map(({ door }) => door);
    const users = { collection: 'users', methods: ['get', 'list'] };
    expect(doors).toEqual([users, users, undefined, undefined]);
  });

  it('reach into functions', () => {
    const changes = mutantsOf('function f() { return a == 1; }').map(({ after }) => after);
    expect(changes).toEqual(['!=', '0', '2']);
  });
});
