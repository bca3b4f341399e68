import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { listDraftContents } from '#features/site/server.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { readHome } from '../contract/home.ts';
import { placeOf, showsPicked } from '../rules/home-parts.ts';
import { readValue } from './check-part.ts';
import type { DraftServices } from './draft-endpoints.ts';

/** The call of the screen that lays a home out. */
export function homeCalls({ database, documents, stored }: DraftServices): ServedConsoleCall[] {
  return [
    serveConsole(readHome, async ({ site: { siteKey } }) => {
      const rows = await listDraftContents(database.kysely, siteKey);
      const contents = await Promise.all(
        rows.map(async ({ contentId, moduleCode, items, picked, ...found }) => {
          const part = { kind: 'content', contentId } as const;
          const value = await readValue(stored, siteKey, part, { ...found, moduleCode });
          const hasItems = documents.get(moduleCode)?.item !== undefined;
          return value === undefined
            ? []
            : [
                {
                  contentId,
                  moduleCode,
                  hasItems,
                  items,
                  ...(showsPicked(value) && { picked }),
                  value: homeFields(moduleCode, value),
                },
              ];
        }),
      );
      return { data: contents.flat() };
    }),
  ];
}

const homeKeys = ['moduleCode', 'contentId', 'title', 'visible', 'onHome', 'isConsoleUserOnly', 'widget'];

/** Long texts of pages and what stays on the server are no part of a home's layout. */
function homeFields(moduleCode: ModuleCode, value: object): object {
  const keys = placeOf(moduleCode) === 'frame' ? [...homeKeys, 'content'] : homeKeys;
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}
