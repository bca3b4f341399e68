import { useTexts } from '#web/site/page-context.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons.tsx';
import type { InformationContents } from '../contract.ts';
import { informationTexts } from './information-texts.ts';

type NeighbourLinksProps = Pick<InformationContents, 'newer' | 'older'> & { contentId: number };

/** The way on from a detail: the information before and the one after it. */
export function NeighbourLinks({ contentId, newer, older }: NeighbourLinksProps) {
  const say = useTexts(informationTexts);
  if (newer === null && older === null) return null;
  const addressOf = (detailId: number) => ({ moduleCode: 'information', contentId, detailId });
  return (
    <nav className="hb-neighbours" aria-label={say.neighbours}>
      {newer ? (
        <PageLink className="hb-neighbour" page="moduleDetail" params={addressOf(newer.informationId)} rel="prev">
          <ChevronLeftIcon />
          <span className="hb-neighbour-text">
            <span className="hb-neighbour-label">{say.newer}</span>
            <span className="hb-neighbour-title">{newer.title}</span>
          </span>
        </PageLink>
      ) : null}
      {older ? (
        <PageLink
          className="hb-neighbour hb-neighbour-older"
          page="moduleDetail"
          params={addressOf(older.informationId)}
          rel="next"
        >
          <span className="hb-neighbour-text">
            <span className="hb-neighbour-label">{say.older}</span>
            <span className="hb-neighbour-title">{older.title}</span>
          </span>
          <ChevronRightIcon />
        </PageLink>
      ) : null}
    </nav>
  );
}
