/** Neighbours shown on each side of the current page. */
const reach = 1;

/**
 * The page numbers worth showing: first, last, and those around the current one. 'gap' stands for
 * two or more that are left out.
 */
export function pagesInSight(page: number, pages: number): (number | 'gap')[] {
  const isShown = (number: number) =>
    number === 1 || number === pages || Math.abs(number - page) <= reach;
  const numbers: (number | 'gap')[] = [];
  for (let number = 1; number <= pages; number += 1) {
    // A gap of one would take as much room as the number.
    const fillsGap = isShown(number - 1) && isShown(number + 1);
    if (isShown(number) || fillsGap) numbers.push(number);
    else if (numbers.at(-1) !== 'gap') numbers.push('gap');
  }
  return numbers;
}
