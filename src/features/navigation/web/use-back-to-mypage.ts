import { pageHref, usePageContext } from '#web/site/page-context.ts';
import { navigationTexts } from './navigation-texts.ts';

/** The way back from a page of the member to my page, in the words of the frame, which are always there. */
export function useBackToMypage(): { href: string; label: string } {
  const context = usePageContext();
  return { href: pageHref(context, 'mypage'), label: navigationTexts.of(context.language).mypage };
}
