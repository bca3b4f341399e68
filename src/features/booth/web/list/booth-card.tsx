import type { ReactNode } from 'react';
import { FavoriteButton } from '#features/favorite/web.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PinIcon } from '#web/ui/icons.tsx';
import { BoothIcon, EyeIcon } from '#web/ui/page-icons.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { boothListTexts } from './booth-list-texts.ts';
import type { ShownBooth } from './shown-booth.ts';
import './booth-list.css';

export interface BoothCardProps {
  booth: ShownBooth;
  view: 'Card' | 'List';
  heading?: 'h2' | 'h3';
  isLive: boolean;
  /** Undefined: views are not counted. */
  views?: number | undefined;
  /** Its views are known, or will be: their place is kept. */
  hasViews?: boolean;
  titleVisible?: boolean;
  imageVisible?: boolean;
  categoryVisible?: boolean;
  hasHeart?: boolean;
  /** On the first screen: its picture is fetched at once. */
  isFirst?: boolean;
}

const sizes = { Card: '(min-width: 60rem) 17rem, (min-width: 40rem) 30vw, 45vw', List: '8rem' };

/** A booth in a list. The title is its link, which covers the card; the heart is a button beside it. */
export function BoothCard(props: BoothCardProps) {
  const { booth, view, heading: Heading = 'h2', isLive, views, hasViews = false } = props;
  const { titleVisible = true, imageVisible = true, categoryVisible = true, hasHeart = true } = props;
  const say = useTexts(boothListTexts);
  const { contentId, boothId, title, image, logo, lead, stand, category } = booth;
  const address = { page: 'moduleDetail', params: { moduleCode: 'booth', contentId, detailId: boothId } } as const;
  const live = isLive ? <StateMark isLive>{say.live}</StateMark> : null;
  return (
    <article className={classNames('hb-card hb-booth-card', view === 'List' && 'hb-booth-card-line')}>
      {imageVisible ? (
        <div className="hb-card-media">
          {image ? (
            <SitePicture
              picture={image}
              alt=""
              ratio="16-9"
              sizes={sizes[view]}
              {...(props.isFirst && { priority: true })}
            />
          ) : (
            <span className="hb-card-blank">
              <BoothIcon />
            </span>
          )}
          {live}
        </div>
      ) : null}
      <div className="hb-booth-card-text">
        {imageVisible && logo !== null ? (
          <SitePicture className="hb-booth-card-logo" picture={logo} alt="" ratio="1-1" sizes="3rem" />
        ) : null}
        {imageVisible ? null : live}
        {titleVisible ? (
          <Heading className="hb-card-title">
            <PageLink className="hb-card-link" {...address}>
              {title}
            </PageLink>
          </Heading>
        ) : (
          <PageLink className="hb-card-link" {...address} aria-label={title} />
        )}
        {lead ? <p className="hb-booth-card-lead">{lead}</p> : null}
        {stand || hasViews ? (
          <p className="hb-booth-card-facts">
            {stand ? (
              <span className="hb-booth-card-fact">
                <PinIcon />
                <span className="hb-visually-hidden">{say.stand(stand)}</span>
                <span aria-hidden="true">{stand}</span>
              </span>
            ) : null}
            {views === undefined ? null : (
              <span className="hb-booth-card-fact">
                <EyeIcon />
                {say.views(views)}
              </span>
            )}
          </p>
        ) : null}
        {categoryVisible && category ? <p className="hb-booth-card-category">{category}</p> : null}
      </div>
      {hasHeart ? (
        <FavoriteButton
          module="booth"
          contentId={contentId}
          detailId={boothId}
          title={title}
          className="hb-booth-card-heart"
        />
      ) : null}
    </article>
  );
}

/** The booths of a list, as cards or as lines. */
export function BoothGrid({ view, children }: { view: 'Card' | 'List'; children: ReactNode }) {
  return <div className={view === 'Card' ? 'hb-booth-grid' : 'hb-booth-rows'}>{children}</div>;
}
