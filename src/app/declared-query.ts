import { type PageDefinition, pageNamed, type PageParams } from '#kernel/page.ts';
import { moduleOf } from './modules.ts';

const nothing: readonly string[] = [];
/** An unknown page is told by the screen of the error page. */
const ofUnknown = pageNamed('error').query ?? nothing;

/** The names in the query that the HTML of a page depends on, besides the flags that every page keeps and the language. */
export function declaredQuery(definition: PageDefinition | undefined, { moduleCode }: PageParams): readonly string[] {
  if (definition === undefined) return ofUnknown;
  const own = definition.query ?? nothing;
  if (moduleCode === undefined || definition.layout === 'preview') return own;
  const { listQuery, detailQuery, list } = moduleOf(String(moduleCode));
  const isDetail = definition.path.includes(':detailId');
  // A detail of a ticket has its address above the list, to which the query goes along.
  const ofScreen = isDetail ? detailQuery : list === undefined ? undefined : listQuery;
  return ofScreen ?? own;
}
