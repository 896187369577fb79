import { auditCases } from './audit-cases.ts';
import { closedCases } from './closed-cases.ts';
import { dishCases } from './dish-cases.ts';
import { menuCases } from './menu-cases.ts';
import { menuVersionCases } from './menu-version-cases.ts';
import { peopleCases } from './people-cases.ts';
import type { RuleCase } from './rule-case.ts';

/** Every case there is, by the part of the rules it is about. */
export const ruleCases: { about: string; cases: RuleCase[] }[] = [
  { about: 'the menu', cases: menuCases },
  { about: 'what a dish is', cases: dishCases },
  { about: "the menu's version", cases: menuVersionCases },
  { about: 'people and their carts', cases: peopleCases },
  { about: 'the record of changes', cases: auditCases },
  { about: 'everything else', cases: closedCases },
];
