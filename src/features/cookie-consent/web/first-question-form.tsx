import { renderToString } from 'react-dom/server';
import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, PageContextProvider } from '#web/site/page-context.ts';
import { shouldAskConsentOn } from '../rules/consent.ts';
import { texts } from './cookie-consent.tsx';
import { CookieQuestion } from './cookie-question.tsx';

interface FirstPage {
  name: string;
  url: URL;
  isApplication: boolean;
  hasDecided: boolean;
}

/** The question about cookies as a form of the server, for a visitor who is asked on this page; otherwise ''. */
export async function renderFirstQuestion(
  context: PageContext<SiteInit>,
  { name, url: { pathname, search }, isApplication, hasDecided }: FirstPage,
): Promise<string> {
  const isEnabled = context.init.cookie.commonContents.enableCookieCheckDialog;
  if (!shouldAskConsentOn({ name, search }, { isEnabled, isApplication, hasDecided })) return '';
  await Promise.all(texts.map((one) => one.load(context.language)));
  return renderToString(
    <PageContextProvider value={context}>
      <CookieQuestion next={pathname + search} />
    </PageContextProvider>,
  );
}
