import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { ChevronRightIcon } from '#web/ui/icons.tsx';
import type { TicketCategory } from '../../contract.ts';
import type { CategoryPlace } from '../../rules/sale/category-walk.ts';
import { type ListPlace, listHref } from './sale-address.ts';
import type { SaleData } from './sale-data.ts';
import { type SaleView, saleSizes } from './ticket-card.tsx';
import { ticketTexts } from './ticket-texts.ts';
import './ticket-categories.css';

interface CategoryNavProps {
  contentId: number;
  walk: CategoryPlace<TicketCategory>;
  place: ListPlace;
  /** The page is opened for their first picture, and not for one of a ticket. */
  leads: boolean;
  /** The tickets below, and how they are shown. */
  tickets: SaleData['sale']['tickets'];
  view: SaleView;
}

/** The first picture of the page, where there are categories with pictures. */
export const firstPictured = ({ below }: CategoryPlace<TicketCategory>): TicketCategory | undefined =>
  below.find(({ size, image }) => size !== 'small' && image !== null);

/** Where the visitor is in the categories, and the smaller ones below: large, middle and small (TICKET-003). */
export function CategoryNav({ contentId, walk, place, leads, tickets, view }: CategoryNavProps) {
  const { path, below } = walk;
  const context = usePageContext();
  const say = useTexts(ticketTexts);
  if (path.length === 0 && below.length === 0) return null;
  const first = firstPictured(walk);
  const hrefOf = (categoryId?: number): string => listHref(context, contentId, { categoryId, view: place.view });
  // A picture of a ticket below is fetched once, in the copy that the ticket shows.
  const isBelow = ({ path: picture }: { path: string }): boolean =>
    tickets.some(({ image }) => image?.path === picture);
  return (
    <nav className="hb-ticket-categories" aria-label={say.categories}>
      {path.length === 0 ? null : (
        <ol className="hb-ticket-path">
          {[undefined, ...path].map((one, step) => (
            <li key={one?.id ?? 'all'}>
              {step === 0 ? null : <ChevronRightIcon />}
              <a href={hrefOf(one?.id)} aria-current={step === path.length ? 'page' : undefined}>
                {one?.name ?? say.allTickets}
              </a>
            </li>
          ))}
        </ol>
      )}
      {(['large', 'middle', 'small'] as const).map((size) => {
        const ofSize = below.filter((one) => one.size === size);
        return ofSize.length === 0 ? null : (
          <ul key={size} className="hb-ticket-tiles" data-size={size}>
            {ofSize.map((category) => (
              <li key={category.id}>
                <a className="hb-ticket-tile" href={hrefOf(category.id)}>
                  {category.image && size !== 'small' ? (
                    <SitePicture
                      picture={category.image}
                      alt=""
                      ratio="16-9"
                      sizes={isBelow(category.image) ? saleSizes[view] : '(min-width: 48rem) 18rem, 33vw'}
                      isRecut={isBelow(category.image)}
                      priority={leads && category === first}
                    />
                  ) : null}
                  <span className="hb-ticket-tile-name">{category.name}</span>
                </a>
              </li>
            ))}
          </ul>
        );
      })}
    </nav>
  );
}
