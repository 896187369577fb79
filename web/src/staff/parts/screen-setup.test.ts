import { describe, expect, it } from 'vitest';
import { defaultSetup, screenNameOf, setupIn } from './screen-setup.ts';

describe('the setup of a screen', () => {
  it('is read from what was stored', () => {
    const stored = { name: 'Counter', columns: 3, prints: 'both', volume: 0.5 };
    expect(setupIn(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([null, '', 'null', '[]', '{"name":7}', '{"columns":5,"prints":"all","volume":"loud"}'])(
    'is the default where %j is stored',
    (stored) => {
      expect(setupIn(stored)).toEqual(defaultSetup);
    },
  );

  it.each([0, 0.05, 1.1, -1])('has no volume beyond its limits: %d', (volume) => {
    expect(setupIn(JSON.stringify({ volume })).volume).toBe(defaultSetup.volume);
  });
});

describe("requirement 49: a screen's name", () => {
  it('is the typed text without characters that cannot be shown', () => {
    expect(screenNameOf('  Pass\u202e left\u0007\n ')).toBe('Pass left');
    expect(screenNameOf('<b>Grill</b> & "Pass"')).toBe('<b>Grill</b> & "Pass"');
    expect(screenNameOf('\u200b\u2028')).toBe('');
  });

  it('has the allowed length, even if the cut would split a character', () => {
    expect(screenNameOf('x'.repeat(60))).toHaveLength(40);
    expect(screenNameOf(`${'x'.repeat(39)}🍕`)).toBe('x'.repeat(39));
  });
});
