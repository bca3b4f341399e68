import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Link } from './link-context.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  texts: { label: string; previous: string; next: string };
}

export function Pagination({ page, pages, hrefOf, texts }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="hb-pagination" aria-label={texts.label}>
      {page > 1 ? (
        <Link className="hb-page-step" href={hrefOf(page - 1)} rel="prev">
          <ChevronLeftIcon />
          <span>{texts.previous}</span>
        </Link>
      ) : null}
      <ul className="hb-page-numbers">
        {pageNumbers(page, pages).map((number, place) =>
          number === 'gap' ? (
            <li key={`gap-${place}`} className="hb-page-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className="hb-page-number"
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pages ? (
        <Link className="hb-page-step" href={hrefOf(page + 1)} rel="next">
          <span>{texts.next}</span>
          <ChevronRightIcon />
        </Link>
      ) : null}
    </nav>
  );
}

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
