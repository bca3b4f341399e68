import type { PageName, PageParams } from '#kernel/page.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DocumentIcon } from '#web/ui/icons.tsx';
import type { WebPageContent } from '../contract.ts';
import './web-page.css';

/** A page as a widget or a list shows it. */
export type PageEntry = Pick<WebPageContent, 'detailId' | 'title' | 'image'> & { lead?: string };

export interface WebPageCardProps {
  entry: PageEntry;
  page: PageName;
  params: PageParams;
  shown?: { title: boolean; image: boolean };
  /** The one page of a content: picture and title side by side where there is room. */
  wide?: boolean;
  heading?: 'h2' | 'h3';
  /** Set among cards with pictures: a colour takes the place of a missing one. */
  blank?: boolean;
  /** Its picture is the one that the page is opened for. */
  isFirst?: boolean;
}

export function WebPageCard({ entry, page, params, heading: Heading = 'h3', ...look }: WebPageCardProps) {
  const { wide, shown, blank, isFirst = false } = look;
  const { title, image, lead } = entry;
  const parts = shown ?? { title: true, image: image !== null };
  return (
    <article className={classNames('hb-card hb-web-page-card', wide && 'hb-web-page-card-wide')}>
      {parts.image && image ? (
        <div className="hb-card-media">
          <SitePicture picture={image} alt="" ratio="16-9" sizes={pictureSizes.card} priority={isFirst} />
        </div>
      ) : null}
      {blank && image === null ? (
        <div className="hb-card-media hb-web-page-blank">
          <DocumentIcon />
        </div>
      ) : null}
      {parts.title ? (
        <div className="hb-card-text">
          <Heading className="hb-card-title">
            <PageLink className="hb-card-link" page={page} params={params}>
              {title}
            </PageLink>
          </Heading>
          {lead ? <p className="hb-card-lead">{lead}</p> : null}
        </div>
      ) : (
        <PageLink className="hb-card-link" page={page} params={params} aria-label={title} />
      )}
    </article>
  );
}
