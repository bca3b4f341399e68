import { formatMegabytes } from '#kernel/byte-size.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { assetHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { DownloadIcon } from '#web/ui/page-icons.tsx';
import type { TaxonomyEntry } from '../contract.ts';
import { taxonomyTexts } from './taxonomy-texts.ts';
import './taxonomy.css';

export function PlaceCard({ place, above }: { place: TaxonomyEntry; above: TaxonomyEntry | undefined }) {
  const { name, description, image, map } = place;
  return (
    <article className="hb-panel hb-place">
      {image ? <SitePicture picture={image} ratio="21-9" sizes={pictureSizes.article} /> : null}
      <header>
        {above ? <p className="hb-place-above">{above.name}</p> : null}
        <h2 className="hb-place-name">{name}</h2>
      </header>
      {description ? <p className="hb-place-text">{description}</p> : null}
      {map ? <PlaceMap name={name} map={map} /> : null}
    </article>
  );
}

/** The map to look at; the whole file opens on a tap, and can be taken along. */
function PlaceMap({ name, map }: { name: string; map: NonNullable<TaxonomyEntry['map']> }) {
  const { hostSite } = usePageContext();
  const say = useTexts(taxonomyTexts);
  const href = assetHref(hostSite, map.image.path);
  return (
    <div className="hb-place-map">
      <a href={href} aria-label={say.openMap(name)}>
        <SitePicture picture={map.image} alt={map.image.alt || name} sizes={pictureSizes.article} />
      </a>
      <a className="hb-button hb-button-secondary" href={href} download={`${name}.webp`}>
        <DownloadIcon />
        <span className="hb-button-label">
          {map.bytes === null ? say.downloadUnknown : say.download(formatMegabytes(map.bytes))}
        </span>
      </a>
    </div>
  );
}
