import * as v from 'valibot';
import { it } from 'vitest';
import { isPhoneNumber } from '../orders/phone-number.ts';
import { expectLinear, hurting } from '../testing/expect-linear.ts';
import * as fields from './fields.schema.ts';
import { foldText } from './text/fold-text.ts';
import { inLines, inOneLine, isPlainText, isVisible } from './text/tidy-text.ts';

const { emailSchema, idSchema, imageSchema, instantSchema, recipeSchema, userNameSchema } = fields;
const schemas = { emailSchema, idSchema, imageSchema, instantSchema, recipeSchema, userNameSchema };
const readers = { inLines, inOneLine, isPlainText, isVisible, foldText, isPhoneNumber };

const texts = [
  hurting('a'),
  hurting('a@'),
  hurting('@', ' '),
  hurting(' ', 'x'),
  hurting('\n', 'x'),
  hurting('\r\n \t', '\u2028'),
  hurting('\u200E'),
  hurting('e\u0301'),
  hurting('__'),
  hurting('1', '-'),
  hurting('2026-02-01T10:00:00.000Z'),
  `https://${hurting('a/')}`,
  `https://${hurting('@')}`,
  `/dish-art/${hurting('a-')}`,
];

it.each(Object.entries(readers))('requirement 67: %s never takes a text long', (_, read) => {
  for (const text of texts) expectLinear(read, text);
});

it.each(Object.entries(schemas))(
  'requirement 67: %s never takes a text of a body long',
  (_, schema) => {
    for (const text of texts) expectLinear((body) => v.safeParse(schema, body), text);
  },
);
