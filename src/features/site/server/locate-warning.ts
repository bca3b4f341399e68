import { readPlace } from '../rules/changes/site-change.ts';
import type { Place } from './import-problem.ts';
import { locatorOf, type ParsedSite } from './read-site-folder.ts';

/** `expo/site.yaml:12:5`: where the site file says what a warning is about; undefined: it does not say it. */
export async function warningLocator({ folder, modules }: Pick<ParsedSite, 'folder' | 'modules'>): Promise<Locate> {
  const locate = await locatorOf(folder);
  return (place) => {
    const { contentId, detailId, field } = readPlace(place);
    const found = contentId === undefined ? [] : placeOfContent(modules, contentId, detailId);
    if (found === undefined) return undefined;
    const { file, line, column } = locate({ place: [...found, ...field], expected: '', found: '' });
    return `${file}:${line}:${column}`;
  };
}

type Locate = (place: string) => string | undefined;

function placeOfContent(
  modules: ParsedSite['modules'],
  contentId: number,
  detailId: number | undefined,
): Place | undefined {
  const index = modules.findIndex(({ document }) => document.contentId === contentId);
  if (index === -1) return undefined;
  if (detailId === undefined) return ['modules', index];
  const item = modules[index]?.items.findIndex((one) => one.detailId === detailId) ?? -1;
  return item === -1 ? undefined : ['modules', index, 'items', item];
}
