import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  type Change,
  changesOf,
  type DocumentsByCode,
  moduleSchema,
  readPlace,
  type ReportChange,
  type SiteChange,
  siteDocumentSchema,
} from '#features/site/server.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import { isModuleCode } from '#kernel/module-code.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import type { Database } from '#server/database/database.ts';
import { readChanges } from '../contract/changes.ts';
import { fieldAtPath, shownValue } from '../rules/shown-value.ts';
import { changesShownMax } from '../rules/site-basics.ts';

interface ChangeServices {
  database: Database;
  documents: DocumentsByCode;
  reportChange: ReportChange;
}

/** The call that says what a publication would do. */
export function changeCalls({ database, documents, reportChange }: ChangeServices): ServedConsoleCall[] {
  const fieldOf = createFields(documents);
  return [
    serveConsole(readChanges, async ({ site: { siteKey } }) => {
      const { change, warnings, refusals } = await reportChange(database, siteKey);
      let total = 0;
      const first: Change[] = [];
      for (const one of changesOf(change)) {
        total += 1;
        if (first.length < changesShownMax) first.push(one);
      }
      return {
        data: {
          isFirst: change.site.before === undefined,
          total,
          changes: first.map(({ kind, content, about, field, before, after }) => {
            const form = kind === 'changed' ? fieldOf(content, field) : undefined;
            const values = kind === 'changed' && { before: shownValue(before, form), after: shownValue(after, form) };
            return { kind, ...whereOf(content), path: field, title: titleOf(about), ...values };
          }),
          warnings: warnings.map(({ place, ...rest }) => ({ ...rest, ...placed(change, place) })),
          refusals: refusals.map(({ place, ...rest }) => ({ ...rest, ...placed(change, place) })),
        },
      };
    }),
  ];
}

function whereOf(content: Change['content']): { part: string; moduleCode?: string } {
  if (content === undefined) return { part: 'settings' };
  const { moduleCode, contentId, detailId } = content;
  return { part: detailId === undefined ? `content-${contentId}` : `item-${contentId}-${detailId}`, moduleCode };
}

function titleOf(about: object | undefined): LocalizedText | undefined {
  return about && titleOfItem(about);
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

/** The fields of the forms, by what they are of. */
function createFields(documents: DocumentsByCode) {
  const settings = formFields(siteDocumentSchema);
  const head = formFields(moduleSchema);
  return (content: Change['content'], path: readonly (string | number)[]): FormField | undefined => {
    if (content === undefined) return fieldAtPath(settings, path);
    const schemas = isModuleCode(content.moduleCode) ? documents.get(content.moduleCode) : undefined;
    if (content.detailId !== undefined) return fieldAtPath(formFields(schemas?.item), path);
    const [part, ...inside] = path;
    const own = moduleParts.find((name) => name === part);
    return own === undefined ? fieldAtPath(head, path) : fieldAtPath(formFields(schemas?.[own]), inside);
  };
}
