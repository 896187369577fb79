import { expect, it } from 'vitest';
import { brand } from '../../brands/chosen-brand.ts';
import { languageAttributes, openGraphLocale } from './page-template.ts';

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

it.each([
  ['en', 'en-US', 'en_US'],
  ['pt-PT', 'pt-PT', 'pt_PT'],
  ['pt', 'pt-PT', 'pt_PT'],
  ['en', 'pt-PT', 'en_US'],
  ['en-GB', 'pt-PT', 'en_GB'],
])('the language %s in %s is %s in previews of links', (language, locale, name) => {
  expect(openGraphLocale({ ...brand, language, locale })).toBe(name);
});
