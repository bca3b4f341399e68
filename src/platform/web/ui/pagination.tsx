import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Link } from './link-context.ts';
import { pageNumbers } from './page-numbers.ts';

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
