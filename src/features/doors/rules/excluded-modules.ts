import { isModuleCode, type ModuleCode } from '#kernel/module-code.ts';

/** The header `excluded-modules`: module codes a preview does not need, separated by commas (HTTP-028). */
export function excludedModules(header: string | undefined): ReadonlySet<ModuleCode> {
  const names = (header ?? '').split(',').map((name) => name.trim());
  return new Set(names.filter((name): name is ModuleCode => isModuleCode(name)));
}
