import { pictureSizes } from '#web/site/picture-sizes.ts';
import { useTexts } from '#web/site/page-context.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { ScrollRow } from '#web/ui/scroll-row.tsx';
import { Block, type BlockModule, type BlockProps, loadBlock, useIsFirstPicture } from './block.tsx';
import { blockTexts } from './block-texts.ts';

export const texts = [blockTexts];
export const load = loadBlock;

type Slide = BlockModule<'carousel'>['content']['images'][number];

/** Pictures side by side: swiped, stepped through by the buttons, or scrolled by the arrow keys. Nothing moves by itself. */
export function Widget({ module }: BlockProps<'carousel'>) {
  const say = useTexts(blockTexts);
  const isFirst = useIsFirstPicture(module);
  const { images } = module.content;
  const slides = images.map((slide, place) => (
    <CarouselSlide key={`${place} ${slide.image.path}`} slide={slide} priority={isFirst && place === 0} />
  ));
  return (
    <Block module={module}>
      {images.length === 1 ? (
        slides
      ) : (
        <ScrollRow full texts={{ ...say.carousel, label: module.title || say.carousel.label }}>
          {slides}
        </ScrollRow>
      )}
    </Block>
  );
}

function CarouselSlide({ slide, priority }: { slide: Slide; priority: boolean }) {
  const { image, caption, link } = slide;
  const picture = (
    <SitePicture
      picture={image}
      alt={image.alt || (caption ? '' : (link ?? ''))}
      ratio="16-9"
      sizes={pictureSizes.page}
      priority={priority}
    />
  );
  const content = (
    <>
      {picture}
      {caption ? <span className="hb-slide-caption">{caption}</span> : null}
    </>
  );
  return link ? (
    <OrganiserLink className="hb-slide" link={link}>
      {content}
    </OrganiserLink>
  ) : (
    <div className="hb-slide">{content}</div>
  );
}
