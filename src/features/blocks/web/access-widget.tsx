import { pictureSizes } from '#web/site/picture-sizes.ts';
import { useTexts } from '#web/site/page-context.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { PinIcon } from '#web/ui/icons.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { blockTexts } from './block-texts.ts';

export const texts = [blockTexts];
export const load = loadBlock;

/** How to get there, with a picture and the way to a map. */
export function Widget({ module }: BlockProps<'access'>) {
  const say = useTexts(blockTexts);
  const { text, mapUrl, image } = module.content;
  return (
    <Block module={module} look={image ? 'hb-block-image-end' : ''}>
      {image ? <SitePicture className="hb-block-picture" picture={image} sizes={pictureSizes.half} /> : null}
      <div className="hb-block-words">
        {module.title ? <h2 className="hb-block-subtitle">{module.title}</h2> : null}
        <p className="hb-block-plain">{text}</p>
        {mapUrl ? (
          <OrganiserLink className="hb-button hb-button-secondary" link={mapUrl}>
            <PinIcon />
            <span className="hb-button-label">{say.map}</span>
          </OrganiserLink>
        ) : null}
      </div>
    </Block>
  );
}
