import type { PageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { errorPageTexts } from './error-page-texts.ts';

export { NotAvailablePage as Page } from './not-available.tsx';

export const texts = [errorPageTexts];

export function head(_: unknown, { language }: PageContext): PageHead {
  return { title: errorPageTexts.of(language).notAvailableTitle };
}
