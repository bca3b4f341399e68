import { formatInstant, parseInstant } from '#kernel/period.ts';
import { shownDate } from '#kernel/shown-date.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ChevronRightIcon } from '#web/ui/icons.tsx';
import type { Information } from '../contract.ts';
import { isNew } from '../rules/is-new.ts';
import { informationTexts } from './information-texts.ts';
import './information.css';

export interface InformationLineProps {
  information: Information;
  contentId: number;
  titleVisible?: boolean;
  imageVisible?: boolean;
  dateVisible?: boolean;
}

/** One row of a list. Without its title it is still named by it. */
export function InformationLine({ information, contentId, ...shown }: InformationLineProps) {
  const { titleVisible = true, imageVisible = true, dateVisible = true } = shown;
  const { informationId: detailId, title, image } = information;
  const picture = imageVisible ? image : null;
  const address = { page: 'moduleDetail', params: { moduleCode: 'information', contentId, detailId } } as const;
  return (
    <li className="hb-row hb-information">
      <div className="hb-row-text">
        <p className="hb-row-meta">
          {dateVisible ? <PublishedDate {...information} /> : null}
          <InformationMarks {...information} />
        </p>
        {titleVisible || (picture === null && !dateVisible) ? (
          <p className="hb-row-title">
            <PageLink className="hb-card-link" {...address}>
              {title}
            </PageLink>
          </p>
        ) : (
          <PageLink className="hb-card-link" {...address} aria-label={title} />
        )}
      </div>
      {picture ? (
        <SitePicture className="hb-information-picture" picture={picture} alt="" ratio="4-3" sizes="6rem" />
      ) : (
        <ChevronRightIcon className="hb-row-arrow" />
      )}
    </li>
  );
}

export function PublishedDate({ publishedAt }: Pick<Information, 'publishedAt'>) {
  const language = useLanguage();
  const instant = parseInstant(publishedAt);
  if (instant === undefined) return null;
  return <time dateTime={formatInstant(instant)}>{shownDate(instant, language)}</time>;
}

/** The signs beside the date: the mark of a new item, and its category. */
export function InformationMarks({ publishedAt, category }: Pick<Information, 'publishedAt' | 'category'>) {
  const { now } = usePageContext();
  const texts = useTexts(informationTexts);
  return (
    <>
      {isNew(publishedAt, now) ? <Chip kind="accent">{texts.fresh}</Chip> : null}
      {category ? <Chip>{category}</Chip> : null}
    </>
  );
}
