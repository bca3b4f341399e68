import { OrganiserLink } from '#web/site/site-link.tsx';
import { RichText } from '#web/site/rich-text.tsx';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Block, type BlockProps, useIsFirstPicture } from './block.tsx';

/** A picture with a text; where each stands is the style sheet's matter. The text is never before its picture on a phone. */
export function ImageText({ module }: BlockProps<'image_text_horizontal' | 'image_text_vertical'>) {
  const isFirst = useIsFirstPicture(module);
  const { image, title, body, imageSide, link } = module.content;
  return (
    <Block module={module} look={imageSide === 'end' ? 'hb-block-image-end' : ''}>
      <SitePicture
        className="hb-block-picture"
        picture={image}
        alt={image.alt ?? ''}
        sizes={pictureSizes.half}
        priority={isFirst}
      />
      <div className="hb-block-words">
        {title ? <h3 className="hb-block-subtitle">{title}</h3> : null}
        <RichText html={body} />
        {link ? (
          <OrganiserLink className="hb-button hb-button-primary" link={link.link}>
            {link.label}
          </OrganiserLink>
        ) : null}
      </div>
    </Block>
  );
}
