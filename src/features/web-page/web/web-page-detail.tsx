import { ignorePass } from '#web/api/call-error.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { DocumentIcon } from '#web/ui/icons.tsx';
import type { WebPageContent } from '../contract.ts';
import { readWebPage } from './read-web-page.ts';
import { contactOf } from './contact-of.ts';
import { articleHead, WebPageArticle } from './web-page-article.tsx';
import { webPageTexts } from './web-page-texts.ts';

/** null: the call's failure is to be ignored, and the page is empty (ERROR-036). */
type Data = WebPageContent | null;

export const texts = [webPageTexts];

export async function load(
  context: PageContext,
  module: ModuleEntry,
  { detailId }: LoadArguments & { detailId: number },
): Promise<Data> {
  const contents = await readWebPage(context, module.contentId, detailId).catch(ignorePass);
  return contents?.[0] ?? null;
}

export function head(data: Data): PageHead {
  return data === null ? {} : articleHead(data);
}

export function Detail({ module, data }: { module: ModuleEntry; data: Data }) {
  const context = usePageContext();
  const say = useTexts(webPageTexts);
  const back = {
    href: pageHref(context, 'moduleList', { moduleCode: 'web_page', contentId: module.contentId }),
    label: module.title || say.backToList,
  };
  if (data !== null) return <WebPageArticle article={data} back={back} contact={contactOf(data, module)} />;
  return (
    <PageFrame back={back} width="reading">
      <EmptyState icon={<DocumentIcon />} title={say.unavailableTitle} text={say.unavailableText} />
    </PageFrame>
  );
}
