/** The numbers a pagination shows: the ends, the current page and its neighbours; `gap` where some are left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const shown = (number: number): boolean => number === 1 || number === pages || Math.abs(number - page) <= 1;
  const numbers: (number | 'gap')[] = [];
  for (let number = 1; number <= pages; number += 1) {
    // A gap takes the room of one number, so a single page is never hidden behind it.
    if (shown(number) || (shown(number - 1) && shown(number + 1))) numbers.push(number);
    else if (numbers.at(-1) !== 'gap') numbers.push('gap');
  }
  return numbers;
}
