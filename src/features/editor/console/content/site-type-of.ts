import { isModuleCode, type SiteType } from '#kernel/module-code.ts';
import type { Outline } from '../use-outline.ts';

/** The third type of site has blocks that no other has. */
export function siteTypeOf({ kind, contents }: Outline): SiteType {
  const isOfBlocks = contents.some(
    ({ moduleCode }) => !isModuleCode(moduleCode, 'event') && !isModuleCode(moduleCode, 'portal'),
  );
  return isOfBlocks ? 'evesta' : kind;
}
