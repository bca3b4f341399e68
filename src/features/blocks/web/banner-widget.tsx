import type { Localized } from '#kernel/localized-text.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { ScrollRow } from '#web/ui/scroll-row.tsx';
import type { BannerContent } from '../documents.ts';
import { blockTexts } from './block-texts.ts';
import './digest-banner.css';

type Content = Localized<BannerContent>;
type Module = ModuleEntry<unknown, unknown, Partial<Content>>;

export const texts = [blockTexts];
const stripSizes = '(min-width: 36rem) 26rem, 72vw';

export async function load(_: PageContext, { content }: Module): Promise<true | undefined> {
  return content.banners?.length ? true : undefined;
}

/** A strip of pictures that are links; a single one is as wide as the page. */
export function Widget({ module }: { module: Module; data: true }) {
  const say = useTexts(blockTexts);
  const banners = module.content.banners ?? [];
  const shown = banners.map((banner, place) => (
    <Banner
      key={`${place} ${banner.image.path}`}
      banner={banner}
      name={module.title}
      first={place === 0}
      sizes={banners.length === 1 ? pictureSizes.page : stripSizes}
    />
  ));
  if (banners.length === 1) return <div className="hb-banner-single">{shown}</div>;
  return (
    <div className="hb-banner-strip">
      <ScrollRow texts={{ ...say.banners, label: module.title || say.banners.label }}>{shown}</ScrollRow>
    </div>
  );
}

interface BannerProps {
  banner: Content['banners'][number];
  name: string;
  first: boolean;
  sizes: string;
}

function Banner({ banner, name, first, sizes }: BannerProps) {
  const { image, link, alt } = banner;
  const text = alt || image.alt || name || link;
  const picture = <SitePicture picture={image} alt={text} sizes={sizes} priority={first} />;
  return link ? (
    <OrganiserLink className="hb-banner" link={link}>
      {picture}
    </OrganiserLink>
  ) : (
    <div className="hb-banner">{picture}</div>
  );
}
