import { useTexts } from '#web/site/page-context.ts';
import { ScrollRow } from '#web/ui/scroll-row.tsx';
import type { SiteLink } from '../contract.ts';
import type { LinkForm } from '../rules/link-forms.ts';
import { picturePlaces } from '../rules/picture-places.ts';
import { type LinkPartFlags, shownParts } from '../rules/shown-parts.ts';
import { LinkTile } from './link-tile.tsx';
import { siteLinkTexts } from './site-link-texts.ts';
import './site-link.css';

export interface LinkTilesProps {
  links: readonly SiteLink[];
  contentId: number;
  form: LinkForm;
  flags?: LinkPartFlags;
}

/** Links in one form: banners in a row that scrolls, panels and cards in a grid. */
export function LinkTiles({ links, contentId, form, flags = {} }: LinkTilesProps) {
  const say = useTexts(siteLinkTexts);
  const places = picturePlaces(links.map(({ thumbnail }) => (flags.thumbnailVisible === false ? null : thumbnail)));
  const tiles = links.map((link) => (
    <LinkTile
      key={link.detailId}
      link={link}
      contentId={contentId}
      form={form}
      parts={shownParts(link, flags)}
      places={places}
      sizes={form === 'banner' && links.length === 1 ? '(min-width: 70rem) 70rem, 100vw' : undefined}
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
