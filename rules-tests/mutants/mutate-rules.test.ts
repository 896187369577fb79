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
  ])('turn the comparison %s', (condition, turned) => {
    expect(mutate(condition)).toEqual(expect.arrayContaining(turned));
  });

  it('move each limit by one, down to nothing', () => {
    expect(mutate('f(10)')).toEqual(expect.arrayContaining(['f(9)', 'f(11)']));
    expect(mutate('f(0)')).not.toContain('f(-1)');
  });

  it('alter each text', () => {
    expect(mutate("a['b'] == c('d')")).toEqual(
      expect.arrayContaining(["a['b~'] == c('d')", "a['b'] == c('d~')"]),
    );
  });

  it('decide each whole condition', () => {
    expect(mutate('a()')).toEqual(['true', 'false']);
    expect(mutate('true')).toEqual(['false']);
  });

  it('leave comments, and whatever is outside expressions, alone', () => {
    const rules = '// a && b\nfunction f() {\n  // if 1 == 2;\n  return a(3); }';
    expect(mutantsOf(rules)).toMatchObject([
      { line: 4, before: '3', after: '2' },
      { line: 4, before: '3', after: '4' },
    ]);
  });

  it('open each way to write, once in each match', () => {
    const rules = 'match /d/{d} { match /menu/{id} { allow get: if a(); allow list: if b(); } }';
    const opened = mutantsOf(rules).filter(({ before }) => before === '');
    expect(opened.map(({ after }) => after)).toEqual([
      'allow create: if isAdmin(); ',
      'allow update: if isAdmin(); ',
      'allow delete: if isAdmin(); ',
    ]);
    expect(opened[0]).toMatchObject({
      rules: rules.replace('allow get', 'allow create: if isAdmin(); allow get'),
      door: { collection: 'menu', methods: ['create'] },
    });
  });

  it('name the rule they are in', () => {
    const rules = 'match /users/{uid} { allow get, list: if a(); } function f() { return b > c; }';
    const changes = mutantsOf(rules).filter(({ before }) => before !== '');
    const users = { collection: 'users', methods: ['get', 'list'] };
    expect(changes.map(({ door }) => door)).toEqual([users, users, undefined, undefined]);
  });

  it('reach into functions', () => {
    const changes = mutantsOf('function f() { return a == 1; }').map(({ after }) => after);
    expect(changes).toEqual(['!=', '0', '2']);
  });
});
