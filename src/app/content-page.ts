import type { ModuleCode } from '#kernel/module-code.ts';
import { moduleOf } from './modules.ts';

/** The page of an item inside its site; else that of its content, else the home, where its widget is. */
export function contentPage(moduleCode: ModuleCode, contentId: number, detailId: number | undefined): string {
  const { list, hasOwnList, detail, hasOwnDetail } = moduleOf(moduleCode);
  const hasDetail = detail !== undefined || hasOwnDetail === true;
  if (detailId !== undefined && hasDetail) return `module/${moduleCode}/${contentId}/${detailId}`;
  return list !== undefined || hasOwnList === true ? `module/${moduleCode}/${contentId}` : '';
}
