import type { ModuleEntry } from '#web/site/page-module.ts';
import type { WebPageContent } from '../contract.ts';

/** Which page is asked about; undefined for one without a contact form. */
export function contactOf({ hasContact, detailId }: WebPageContent, { contentId }: Pick<ModuleEntry, 'contentId'>) {
  return hasContact ? { contentId, detailId } : undefined;
}
