import type { PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { SitePicture, type StoredPicture } from '#web/site/site-picture.tsx';
import { PageFrame, type PageFrameProps } from '#web/ui/frame/page-frame.tsx';
import type { TemporaryWebPage } from '../contract.ts';
import { WebPageContact } from './web-page-contact.tsx';
import './web-page.css';

/** A page for its readers, saved or not. */
export interface Article {
  title: string;
  body: string;
  image: StoredPicture | null;
}

export function temporaryArticle({ title, body, image }: TemporaryWebPage): Article {
  return { title, body, image: image?.file ?? null };
}

const descriptionWidth = 240;

export function articleHead({ title, body, image }: Article): PageHead {
  return { title, description: leadOf(body, descriptionWidth), ...(image && { image }) };
}

export interface WebPageArticleProps {
  article: Article;
  back?: PageFrameProps['back'];
  /** The page, when it has a contact form. */
  contact?: { contentId: number; detailId: number } | undefined;
}

export function WebPageArticle({ article, back, contact }: WebPageArticleProps) {
  const { title, body, image } = article;
  return (
    <PageFrame title={title} back={back} width="reading">
      {image ? (
        <SitePicture className="hb-web-page-cover" picture={image} sizes={pictureSizes.article} priority />
      ) : null}
      {body ? <RichText html={body} /> : null}
      {contact ? <WebPageContact {...contact} /> : null}
    </PageFrame>
  );
}
