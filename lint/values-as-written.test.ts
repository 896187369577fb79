import { testShown } from './planted-shown.ts';
import { valuesAsWritten } from './values-as-written.ts';

const before = `import type { ReactNode } from 'react';
const formatCents = (cents: number) => String(cents);
const timeInWords = (at: string) => at;
const inThousands = (count: number) => String(count);
const words = { total: (amount: string) => 'Total: ' + amount, none: 'None' };
type Props = { cents: number; at: string; name: string; count: number | undefined; children: ReactNode };
`;

const faulty = {
  'an amount': '<p>{formatCents(cents)}</p>',
  'an amount beside a name': '<p><b>{name}</b> <i>{formatCents(cents)}</i></p>',
  'an amount in a template': '<p>{` +${formatCents(cents)}`}</p>',
  'an amount of a constant': '<p>{total}</p>',
  'an amount or none': '<p>{cents > 0 && formatCents(cents)}</p>',
  'an amount or a text': '<p>{cents > 0 ? formatCents(cents) : words.none}</p>',
  'a count or a sign': "<p>{inThousands(cents) || '–'}</p>",
  'a time': '<time>{timeInWords(at)}</time>',
  'a time of which a part is replaced': "<time>{timeInWords(at).replace(' ', ':00 ')}</time>",
  'a number': '<p>{count}</p>',
  'an order number': '<p>{`#${cents}`}</p>',
  'a quantity': '<p>{`${count} ×`}</p>',
  'a number beside an element that is left alone':
    '<p><b translate="no">{cents}</b><i>{count}</i></p>',
};

const fine = {
  'an amount of an element that is not translated': '<p translate="no">{formatCents(cents)}</p>',
  'an amount within an element that is not translated': '<p translate="no"><b>{total}</b></p>',
  'a sentence with an amount': '<p>{words.total(formatCents(cents))}</p>',
  'a template with words': '<p>{`Total ${formatCents(cents)}`}</p>',
  'an amount behind a name': '<p>{`${name} +${formatCents(cents)}`}</p>',
  'a text': '<p>{name}</p>',
  'a number of a drawing': '<svg><text>{cents}</text></svg>',
  'children of any kind': '<p>{children}</p>',
  'a number that is no text': '<input value={count} />',
};

testShown(
  valuesAsWritten,
  { faulty, fine },
  (shown) => `${before}export function Shown({ cents, at, name, count, children }: Props) {
  const total = formatCents(cents);
  return ${shown};
}
`,
);
