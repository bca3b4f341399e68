import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  type DocumentsByCode,
  readDraftPart,
  readPartName,
  readPlace,
  type ReportChange,
  type SiteChange,
  type StoredDocuments,
} from '#features/site/server.ts';
import { isLanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { readChanges } from '../contract/changes.ts';
import { textsLeftBehind } from '../rules/language-places.ts';
import { changesShownMax } from '../rules/site-basics.ts';
import { readValue } from './check-part.ts';
import { keptMarks } from './kept-texts.ts';
import { createSaidChanges, titleOf, whereOf } from './said-changes.ts';
import { typedPartsOf } from './typed-parts.ts';

interface ChangeServices {
  database: Database;
  documents: DocumentsByCode;
  stored: StoredDocuments;
  reportChange: ReportChange;
}

const unfinishedMax = 20;

/** The call that says what a publication would do. */
export function changeCalls({ database, documents, stored, reportChange }: ChangeServices): ServedConsoleCall[] {
  const saidChanges = createSaidChanges(documents);
  const unfinished = async (siteKey: string, operatorId: number) => {
    const names = await typedPartsOf(database.kysely, { operatorId, siteKey }, unfinishedMax);
    const found = names.map(async (name) => {
      const part = readPartName(name);
      const row = part && (await readDraftPart(database.kysely, siteKey, part));
      if (part === undefined || row === undefined) return [];
      const title = titleOf(await readValue(stored, siteKey, part, row));
      return [{ part: name, path: [], moduleCode: row.moduleCode, title }];
    });
    return (await Promise.all(found)).flat();
  };
  return [
    serveConsole(readChanges, async ({ site: { siteKey }, operator }) => {
      const { change, warnings, refusals } = await reportChange(database, siteKey);
      return {
        data: {
          isFirst: change.site.before === undefined,
          ...saidChanges(change),
          leftBehind: leftBehind(change, await keptMarks(database.kysely, siteKey)),
          unfinished: await unfinished(siteKey, operator.operatorId),
          warnings: warnings.map(({ place, ...rest }) => ({ ...rest, ...placed(change, place) })),
          refusals: refusals.map(({ place, ...rest }) => ({ ...rest, ...placed(change, place) })),
        },
      };
    }),
  ];
}

/** What a publication leaves as it was in another language of the site, and what nobody found right so. */
function leftBehind({ site, contents, items }: SiteChange, kept: ReadonlySet<string>) {
  const offered = site.after?.['languages'];
  const languages = Array.isArray(offered) ? offered.filter(isLanguageCode) : [];
  const documents = [
    { content: undefined, ...site },
    ...[...contents, ...items].map((one) => ({ content: one, ...one })),
  ];
  const places = documents.flatMap(({ content, before, after }) => {
    const named = { ...whereOf(content), title: titleOf(after) };
    return [...textsLeftBehind(before, after, languages)].map((text) => ({ ...named, ...text }));
  });
  return places.filter(({ mark }) => !kept.has(mark)).slice(0, changesShownMax);
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
