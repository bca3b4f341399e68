import type { ModuleEntry } from '#web/site/page-module.ts';
import type { WebPageContent } from '../contract.ts';

/** The page that a question is about; undefined for a page without a contact form. */
export function contactOf({ hasContact, detailId }: WebPageContent, { contentId }: Pick<ModuleEntry, 'contentId'>) {
  return hasContact ? { contentId, detailId } : undefined;
}
