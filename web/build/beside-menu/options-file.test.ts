import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOptionsBeside, writeOptionsBeside } from './options-file.ts';

let folder: string;
let menuFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'options-'));
  menuFile = join(folder, 'build', 'menu.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const choices = [{ id: 'olives', name: 'Olives', cents: 100, isDefault: false }];
const toppings = { _id: 'toppings', name: 'Toppings', min: 0, max: 1, choices };

it('a build finds the options that were written into the folder of its menu', () => {
  writeOptionsBeside(menuFile, [toppings]);
  expect(readOptionsBeside(menuFile)).toEqual([toppings]);
});

it('a menu whose options were removed has none', () => {
  expect(readOptionsBeside(menuFile)).toEqual([]);
  writeOptionsBeside(menuFile, [toppings]);
  writeOptionsBeside(menuFile, []);
  expect(readOptionsBeside(menuFile)).toEqual([]);
});
