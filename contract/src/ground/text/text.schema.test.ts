import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cartSchemas } from '../../cart/schema.ts';
import { dishNameSchema, recipeSchema, userNameSchema } from '../fields.schema.ts';
import { kitchenSchemas } from '../../kitchen/schema.ts';
import { optionsSchemas } from '../../options/schema.ts';
import { orderingSchemas } from '../../ordering/schema.ts';
import { ordersSchemas } from '../../orders/schema.ts';

const { entries: placing } = ordersSchemas.placeOrder.body;
const { entries: moving } = kitchenSchemas.moveOrder.body;
const { entries: pausing } = kitchenSchemas.pauseOrdering.body;
const { entries: beating } = kitchenSchemas.sendHeartbeat.body;
const { entries: group } = optionsSchemas.saveOptionGroup.body;
const { entries: settings } = orderingSchemas.setOrderingSettings.body;

const names = {
  'the name of a dish': dishNameSchema,
  'the name of a person': userNameSchema,
  'the name of an order': placing.name,
  'the name of a screen': beating.name,
  'the name of a group of options': group.name,
  'the name of a choice': group.choices.item.entries.name,
  'the label of a date': settings.exceptions.value.entries.label,
  'the reason of a pause': pausing.reason,
};

const notes = {
  'the recipe of a dish': recipeSchema,
  'the note of an order': placing.note,
  'the note of a line': cartSchemas.addToCart.body.entries.note,
  'the text of a rejection': moving.text,
};

const invisible = {
  'a zero width space': '\u200B',
  'a zero width joiner': '\u200D',
  'a word joiner': '\u2060',
  'a soft hyphen': '\u00AD',
  'Hangul fillers': '\u3164\u115F\u1160\uFFA0',
  'a blank of Braille': '\u2800',
  'a notehead that is null': '\u{1D159}',
  'a placeholder': '\uFFFC',
  tags: '\u{E0061}\u{E0062}\u{E007F}',
  'selectors of variations': '\uFE0F\u{E0100}\u180B',
  'what only combines': '\u0301\u034F\u20DD',
  'a private character': '\uE000',
  'marks of direction between spaces': '\u200B \u200E \u200F',
};

const fine = {
  'emoji of several parts': '👨‍👩‍👧 🏳️‍🌈 1️⃣ 🇫🇷',
  'a flag that is made of tags': '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  Arabic: 'شوربة العدس',
  Hebrew: 'שַׁקְשׁוּקָה',
  Persian: 'نان‌خامه‌ای',
  Thai: 'ข้าวผัด\u200Bกุ้ง',
  Hindi: 'पालक पनीर',
  Japanese: '味噌汁',
  'a combining accent': 'Cafe\u0301',
  punctuation: '?',
};

const rowsOf = <Schema>(schemas: Record<string, Schema>) => Object.entries(schemas);

describe.each(rowsOf(names))('requirement 56: %s', (_, schema) => {
  it.each(rowsOf(invisible))(
    'requirement 56: has a visible character, and not only %s',
    (_, text) => {
      const parsed = v.safeParse(schema, text);
      expect(parsed.success).toBe(false);
      expect(parsed.issues?.[0].message).toMatch(/ has no visible character\.$/);
      expect(v.parse(schema, `a${text.trim()}`)).toMatch(/^a/);
    },
  );

  it.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\t', '\n\n\n'])(
    'requirement 56: is one line, whatever stands between: %j',
    (between) => {
      expect(v.parse(schema, `Extra${between}hot`)).toBe('Extra hot');
      expect(v.parse(schema, `${between}Extra hot${between}`)).toBe('Extra hot');
    },
  );
});

describe.each(rowsOf(notes))('requirement 56: %s', (_, schema) => {
  it.each([
    '\n\n\n',
    '\n'.repeat(99),
    '\r\n\r\n\r\n',
    '\u2028\u2029\u0085',
    '\n \n\t\n',
    '\n\u200B\n\u3164\n',
  ])('requirement 56: has at most two consecutive line breaks: %j', (between) => {
    expect(v.parse(schema, `No nuts.${between}Thanks!`)).toBe('No nuts.\n\nThanks!');
  });

  it('requirement 56: keeps its single and double line breaks', () => {
    const text = 'Please:\n\tno nuts,\n\nno ice.';
    expect(v.parse(schema, text)).toBe(text);
    expect(v.parse(schema, 'a\r\nb\rc')).toBe('a\nb\nc');
  });

  it.each(rowsOf(invisible))('requirement 56: is nothing where it is only %s', (_, text) => {
    const parsed = v.safeParse(schema, `\n${text}\n`);
    if (parsed.success) expect(parsed.output).toBe('');
    else expect(parsed.issues[0].message).toMatch(/ is required\.$/);
  });
});

describe.each(rowsOf({ ...names, ...notes }))('requirement 56: %s', (_, schema) => {
  it.each(['\u200E', '\u200F', '\u061C'])(
    'requirement 56: loses its direction marks: %j',
    (mark) => {
      expect(v.parse(schema, `${mark}Extra${mark} hot${mark}`)).toBe('Extra hot');
    },
  );

  it.each([
    '\u0000',
    '\u000B',
    '\u001B',
    '\u007F',
    '\u0080',
    '\u009F',
    '\u202E',
    '\u2066',
    '\u206A',
    '\u206F',
    '\uFFF9',
    '\uD800',
  ])('requirement 56: refuses a control character: %j', (control) => {
    const parsed = v.safeParse(schema, `a${control}b`);
    expect(parsed.issues?.[0].message).toMatch(/ contains characters that can't be displayed\.$/);
  });

  it.each(rowsOf(fine))('requirement 56: may be in %s', (_, text) => {
    expect(v.parse(schema, text)).toBe(text);
  });
});
