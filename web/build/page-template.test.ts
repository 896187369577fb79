import { expect, it } from 'vitest';
import { languageAttributes } from './page-template.ts';

it.each([
  ['en', 'lang="en"'],
  ['pt-PT', 'lang="pt-PT"'],
  ['en-XA', 'lang="en-XA"'],
  ['ar', 'lang="ar" dir="rtl"'],
  ['he-IL', 'lang="he-IL" dir="rtl"'],
  ['fa', 'lang="fa" dir="rtl"'],
  ['ur-PK', 'lang="ur-PK" dir="rtl"'],
])('a page in %s says so: %s', (language, attributes) => {
  expect(languageAttributes(language)).toBe(attributes);
});
