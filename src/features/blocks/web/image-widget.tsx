import { OrganiserLink } from '#web/site/site-link.tsx';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Block, type BlockProps, loadBlock, useIsFirstPicture } from './block.tsx';

export const texts = [];
export const load = loadBlock;

/** From this shape on a picture goes from edge to edge; the one that opens the page already when it lies. */
const wideRatio = 1.9;
const openingRatio = 1.5;

export function Widget({ module }: BlockProps<'image'>) {
  const isFirst = useIsFirstPicture(module);
  const { image, link, caption } = module.content;
  const isWide = image.width / image.height >= (isFirst ? openingRatio : wideRatio);
  const picture = (
    <SitePicture
      className="hb-block-picture"
      picture={image}
      alt={image.alt || (link ? caption || link : '')}
      sizes={isWide ? '100vw' : pictureSizes.page}
      priority={isFirst}
    />
  );
  return (
    <Block module={module} look={isWide ? 'hb-block-bleed' : ''}>
      <figure>
        {link ? <OrganiserLink link={link}>{picture}</OrganiserLink> : picture}
        {caption ? <figcaption className="hb-block-caption">{caption}</figcaption> : null}
      </figure>
    </Block>
  );
}
