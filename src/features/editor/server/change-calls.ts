import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { type DocumentsByCode, readPlace, type ReportChange, type SiteChange } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { readChanges } from '../contract/changes.ts';
import { createSaidChanges, titleOf, whereOf } from './said-changes.ts';

interface ChangeServices {
  database: Database;
  documents: DocumentsByCode;
  reportChange: ReportChange;
}

/** The call that says what a publication would do. */
export function changeCalls({ database, documents, reportChange }: ChangeServices): ServedConsoleCall[] {
  const saidChanges = createSaidChanges(documents);
  return [
    serveConsole(readChanges, async ({ site: { siteKey } }) => {
      const { change, warnings, refusals } = await reportChange(database, siteKey);
      return {
        data: {
          isFirst: change.site.before === undefined,
          ...saidChanges(change),
          warnings: warnings.map(({ place, ...rest }) => ({ ...rest, ...placed(change, place) })),
          refusals: refusals.map(({ place, ...rest }) => ({ ...rest, ...placed(change, place) })),
        },
      };
    }),
  ];
}

/** Where a warning of the rules stands, with the title of what it is about. */
function placed({ contents, items }: SiteChange, place: string) {
  const { moduleCode, contentId, detailId, field } = readPlace(place);
  const content = contentId === undefined ? undefined : { moduleCode: moduleCode ?? '', contentId, detailId };
  const found =
    detailId === undefined
      ? contents.find((one) => one.contentId === contentId)
      : items.find((one) => one.contentId === contentId && one.detailId === detailId);
  return { ...whereOf(content), path: field, title: titleOf(found?.after ?? found?.before) };
}
