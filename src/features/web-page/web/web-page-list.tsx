import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { DocumentIcon } from '#web/ui/icons.tsx';
import type { WebPageContent } from '../contract.ts';
import { listWebPage } from './read-web-page.ts';
import { contactOf } from './contact-of.ts';
import { articleHead, WebPageArticle } from './web-page-article.tsx';
import { type PageEntry, WebPageCard } from './web-page-card.tsx';
import { webPageTexts } from './web-page-texts.ts';

/** A content with one page is that page, unless it asks for a login; one with several lists them. */
type Data = { kind: 'page'; content: WebPageContent } | { kind: 'list'; entries: PageEntry[] };

export const texts = [webPageTexts];
const leadWidth = 120;

export async function load(context: PageContext, module: ModuleEntry): Promise<Data> {
  const contents = await listWebPage(context, module.contentId);
  const [content] = contents;
  if (content !== undefined && contents.length === 1 && !content.isForMembers) return { kind: 'page', content };
  const entries = contents.map(({ detailId, title, image, body }) => ({
    detailId,
    title,
    image,
    lead: leadOf(body, leadWidth),
  }));
  return { kind: 'list', entries };
}

export function head(data: Data, module: ModuleEntry, context: PageContext): PageHead {
  if (data.kind === 'page') return articleHead(data.content);
  return {
    title: module.title || webPageTexts.of(context.language).title,
    names: data.entries.map(({ title }) => title),
  };
}

export function List({ module, data }: { module: ModuleEntry; data: Data }) {
  const say = useTexts(webPageTexts);
  if (data.kind === 'page') {
    return <WebPageArticle article={data.content} contact={contactOf(data.content, module)} />;
  }
  const { contentId } = module;
  const hasPictures = data.entries.some(({ image }) => image !== null);
  return (
    <PageFrame title={module.title || say.title}>
      {data.entries.length === 0 ? (
        <EmptyState icon={<DocumentIcon />} title={say.emptyTitle} text={say.emptyText} />
      ) : (
        <div className="hb-card-grid">
          {data.entries.map((entry, place) => (
            <WebPageCard
              key={entry.detailId}
              entry={entry}
              page="moduleDetail"
              params={{ moduleCode: 'web_page', contentId, detailId: entry.detailId }}
              heading="h2"
              blank={hasPictures}
              isFirst={place === 0}
            />
          ))}
        </div>
      )}
    </PageFrame>
  );
}
