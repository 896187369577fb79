import { brand } from '@brand/brand.ts';
import { fourWeeks } from '../../../web/testing/figures.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the end of a day with eighty dishes is one page of paper, A4 and Letter', async ({
  page,
  admin,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const dishes = Array.from({ length: 80 }, (_, n) => {
    const name = n % 3 === 0 ? `Pumpkin with sage butter and roasted hazelnuts ${n}` : `Dish ${n}`;
    return [`gone-${n}`, { n: 80 - n, cents: (80 - n) * 1250, name }] as const;
  });
  await page.route(/\/api\/figures(\?.*)?$/, (route) =>
    route.fulfill({ json: fourWeeks(today, { dishes: Object.fromEntries(dishes) }) }),
  );
  await openAs(page, admin, '/dashboard/figures');
  await expect(page.getByText('Best sellers')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: 'End of day' });
  await expect(paper).toContainText(brand.name);
  await expect(paper.getByText(/ ×$/)).toHaveCount(80);
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  for (const format of ['A4', 'Letter']) {
    expect(pagesIn(await page.pdf({ format, margin })), format).toBe(1);
  }
});
