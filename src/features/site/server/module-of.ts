import type { ModuleCode } from '#kernel/module-code.ts';
import type { PublishedSite } from './site-store.ts';
import type { ReadModule } from './stored-documents.ts';

type Site = Pick<PublishedSite, 'modules'>;

/** The modules of one code, as it says what their parts are. */
export function modulesOf<Code extends ModuleCode>({ modules }: Site, code: Code): ReadModule<Code>[] {
  return modules.filter((module): module is ReadModule<Code> => module.moduleCode === code);
}

/** A content of a site, whether it is visible or not. */
export function moduleOf<Code extends ModuleCode>(
  site: Site,
  code: Code,
  contentId: number,
): ReadModule<Code> | undefined {
  return modulesOf(site, code).find((module) => module.contentId === contentId);
}
