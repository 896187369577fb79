import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutate-rules.ts';

/** Returns the mutants of one condition, without the code around it. */
function mutate(condition: string): string[] {
  const [head, tail] = ['allow read: if ', ';'];
  return mutantsOf(`${head}${condition}${tail}`).map(({ rules }) =>
    rules.slice(head.length, -tail.length),
  );
}

describe('the mutants of the rules', () => {
  it('omit each operand of &&', () => {
    expect(mutate('a() && b() && c()')).toEqual(
      expect.arrayContaining(['true && b() && c()', 'a() && true && c()', 'a() && b() && true']),
    );
  });

  it('omit each operand of ||', () => {
    expect(mutate('a() || b()')).toEqual(expect.arrayContaining(['false || b()', 'a() || false']));
  });

  it('give && precedence over ||, and brackets precedence over both', () => {
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
  ])('reverse the comparison %s', (condition, turned) => {
    expect(mutate(condition)).toEqual(expect.arrayContaining(turned));
  });

  it('move each limit by one, but not below 0', () => {
    expect(mutate('f(10)')).toEqual(expect.arrayContaining(['f(9)', 'f(11)']));
    expect(mutate('f(0)')).not.toContain('f(-1)');
  });

  it('change each string', () => {
    expect(mutate("a['b'] == c('d')")).toEqual(
      expect.arrayContaining(["a['b~'] == c('d')", "a['b'] == c('d~')"]),
    );
  });

  it('replace each whole condition by true and false', () => {
    expect(mutate('a()')).toEqual(['true', 'false']);
    expect(mutate('true')).toEqual(['false']);
  });

  it('do not change comments or anything outside expressions', () => {
    const rules = '// a && b\nfunction f() {\n  // if 1 == 2;\n  return a(3); }';
    expect(mutantsOf(rules)).toMatchObject([
      { line: 4, before: '3', after: '2' },
      { line: 4, before: '3', after: '4' },
    ]);
  });

  it('allow each kind of write, once in each match', () => {
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

  it('contain the collection and the methods of their rule', () => {
    const rules = 'match /users/{uid} { allow get, list: if a(); } function f() { return b > c; }';
    const changes = mutantsOf(rules).filter(({ before }) => before !== '');
    const users = { collection: 'users', methods: ['get', 'list'] };
    expect(changes.map(({ door }) => door)).toEqual([users, users, undefined, undefined]);
  });

  it('include those inside functions', () => {
    const changes = mutantsOf('function f() { return a == 1; }').map(({ after }) => after);
    expect(changes).toEqual(['!=', '0', '2']);
  });
});
