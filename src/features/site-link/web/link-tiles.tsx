import { pictureSizes } from '#web/site/picture-sizes.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalIcon, LinkIcon, UserIcon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import { ScrollRow } from '#web/ui/scroll-row.tsx';
import type { SiteLink } from '../contract.ts';
import {
  isShownWhole,
  type LinkForm,
  type LinkPartFlags,
  type LinkParts,
  picturePlaces,
  type PicturePlaces,
  shownParts,
} from '../rules/link-rules.ts';
import { leavesHost, LinkAnchor } from './link-anchor.tsx';
import { siteLinkTexts } from './site-link-texts.ts';
import './site-link.css';

/** Keeps the sign on the line of the last word. */
const unbreakable = '\u2060';

const pictures = {
  banner: { sizes: '(min-width: 28rem) 19rem, 70vw' },
  panel: { ratio: '1-1', sizes: '(min-width: 64rem) 15rem, 11rem' },
  // Beside its text on a phone.
  card: { ratio: '16-9', sizes: '(min-width: 38rem) 22rem, 50vw', isRecut: true },
} as const;

export interface LinkTilesProps {
  links: readonly SiteLink[];
  contentId: number;
  form: LinkForm;
  flags?: LinkPartFlags;
  /** They are persons: each leads to a page of its own. */
  areSpeakers?: boolean;
  /** The page is opened for them: the first picture is fetched at once. */
  areFirst?: boolean;
}

/** Links in one form: banners in a row that scrolls, panels and cards in a grid. */
export function LinkTiles({
  links,
  contentId,
  form,
  flags = {},
  areSpeakers = false,
  areFirst = false,
}: LinkTilesProps) {
  const say = useTexts(siteLinkTexts);
  const places = picturePlaces(links.map(({ thumbnail }) => (flags.thumbnailVisible === false ? null : thumbnail)));
  const tiles = links.map((link, place) => (
    <LinkTile
      key={link.detailId}
      link={link}
      contentId={contentId}
      form={form}
      parts={shownParts(link, flags)}
      places={places}
      isSpeaker={areSpeakers}
      isFirst={areFirst && place === 0}
      sizes={form === 'banner' && links.length === 1 ? pictureSizes.page : undefined}
    />
  ));
  if (form === 'banner') return tiles.length === 1 ? tiles : <ScrollRow texts={say.row}>{tiles}</ScrollRow>;
  return (
    <ul className={`hb-site-links hb-site-links-${form}`}>
      {tiles.map((tile) => (
        <li key={tile.key}>{tile}</li>
      ))}
    </ul>
  );
}

interface LinkTileProps {
  link: SiteLink;
  contentId: number;
  form: LinkForm;
  parts: LinkParts;
  /** The shape of its neighbours. */
  places: PicturePlaces;
  isSpeaker: boolean;
  isFirst: boolean;
  /** The width of its picture, where it is unusual. */
  sizes?: string | undefined;
}

/** One link in one of its forms; the whole tile is the target. */
function LinkTile({ link, contentId, form, parts, places, isSpeaker, isFirst, sizes }: LinkTileProps) {
  const context = usePageContext();
  const say = useTexts(siteLinkTexts);
  const { detailId, name, affiliation, description, thumbnail, url } = link;
  const picture = parts.thumbnail ? thumbnail : null;
  const hasText = parts.name || parts.description;
  // The picture needs no text beside its name; without the name, the picture is the name.
  const alt = parts.name ? '' : name;
  const isFitted = form === 'banner' && places.isMixed && picture !== null;
  const pictureClass = classNames(
    'hb-site-link-picture',
    isFitted && 'hb-site-link-fitted',
    isFitted && isShownWhole(picture) && 'hb-site-link-whole',
  );
  const outward =
    !isSpeaker && leavesHost(link) ? <ExternalIcon className="hb-link-outward" label={say.outside} /> : null;
  const content = (
    <>
      {picture ? (
        <SitePicture
          className={pictureClass}
          picture={picture}
          alt={alt}
          priority={isFirst}
          {...pictures[form]}
          {...(sizes && { sizes })}
        />
      ) : places.hasPictures ? (
        <span className="hb-site-link-picture hb-site-link-blank">{isSpeaker ? <UserIcon /> : <LinkIcon />}</span>
      ) : null}
      {hasText ? (
        <span className="hb-site-link-text">
          {parts.name ? (
            <span className="hb-site-link-name">
              {name}
              {outward && unbreakable}
              {outward}
            </span>
          ) : null}
          {parts.name && affiliation ? <span className="hb-site-link-affiliation">{affiliation}</span> : null}
          {parts.description ? (
            <span className="hb-site-link-description">
              {!parts.name && !picture ? <span className="hb-visually-hidden">{name}</span> : null}
              {description}
            </span>
          ) : null}
        </span>
      ) : (
        outward && <span className="hb-visually-hidden">{say.outside}</span>
      )}
    </>
  );
  const className = classNames('hb-card hb-site-link', `hb-site-link-${form}`);
  if (isSpeaker) {
    const href = pageHref(context, 'moduleDetail', { moduleCode: 'united_web_link', contentId, detailId });
    return (
      <Link href={href} className={className}>
        {content}
      </Link>
    );
  }
  if (url === null) return <div className={className}>{content}</div>;
  return (
    <LinkAnchor link={{ ...link, url }} ids={{ contentId, detailId }} className={className}>
      {content}
    </LinkAnchor>
  );
}
