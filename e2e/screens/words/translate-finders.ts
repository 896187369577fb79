import type { Page } from '@playwright/test';
import { pseudoLanguage } from '../../../words/languages.ts';
import { findWordsBy } from './find-words.ts';
import { inPseudoWords } from './pseudo-matchers.ts';
import { translatedMatchers } from './translated-matchers.ts';

/** Lets everything that looks for English words on a page find those of the site's language. */
export function translateFinders(page: Page, language: string): void {
  if (language === 'en') return;
  findWordsBy(page, language === pseudoLanguage ? inPseudoWords : translatedMatchers(language));
}
