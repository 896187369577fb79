import { auditCases } from './audit-cases.ts';
import { boardCases } from './board-cases.ts';
import { closedCases } from './closed-cases.ts';
import { menuCases } from './menu-cases.ts';
import { orderCases } from './order-cases.ts';
import { peopleCases } from './people-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { writeCases } from './write-cases.ts';

/** All cases, by the part of the rules they are about. Nobody may do anything in a closed part. */
export const ruleCases: { about: string; cases: RuleCase[]; isClosed?: boolean }[] = [
  { about: 'the menu', cases: menuCases },
  { about: 'people and their carts', cases: peopleCases },
  { about: 'orders', cases: orderCases },
  { about: 'the boards', cases: boardCases },
  { about: 'the record of changes', cases: auditCases },
  { about: 'everything else', cases: closedCases, isClosed: true },
  { about: 'writing', cases: writeCases, isClosed: true },
];
