import { expect, it } from 'vitest';
import { expectLinear, hurting } from '../../testing/expect-linear.ts';
import { plainCell } from './plain-cell.ts';

it.each([
  ['<p>Tomato &amp; basil</p>', 'Tomato & basil'],
  ['<p>Hot.</p>\r\n<p>Cr&egrave;me<br/>br&ucirc;l&#233;e</p>', 'Hot.\n\nCrème\nbrûlée'],
  ['<ul><li>Egg</li><li>Milk</li></ul>', 'Egg\n\nMilk'],
  ['Fish &amp;amp; chips', 'Fish & chips'],
  ['&lt;p&gt;Mac &amp;amp; cheese&lt;/p&gt;', 'Mac & cheese'],
  ['Jalape&ntilde;o&nbsp;poppers', 'Jalapeño poppers'],
  ['<span style="color: red">Hot</span> <b>soup</b>', 'Hot soup'],
  ['<style>p { margin: 0 }</style><!-- menu -->Soup', 'Soup'],
])('%j is the text %j', (cell, text) => {
  expect(plainCell(cell)).toBe(text);
});

it.each(['Soup', 'Mac & cheese', 'AT&T', 'I <3 soup', 'a < b > c', 'x<y>z', '&copy 2', '  two  '])(
  '%j stays as it is',
  (cell) => {
    expect(plainCell(cell)).toBe(cell);
  },
);

it('requirement 67: no cell takes it long', () => {
  const texts = ['<a ', '<', '<script>', '&amp;', '&amp;amp;', '<!--', '\n ', '</style '];
  for (const text of texts) expectLinear(plainCell, hurting(text, 'x'));
});
