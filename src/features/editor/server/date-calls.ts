import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { readDraft, readSettings, siteDocumentSchema } from '#features/site/server.ts';
import type { NamedPlace } from '#kernel/console/draft-check-item.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { changeDates, readStrayDates } from '../contract/dates.ts';
import { changePath } from '../rules/change-path.ts';
import { choicesIn } from '../rules/choices-in.ts';
import { datedFields } from '../rules/dated-fields.ts';
import { heldIn } from '../rules/move-date.ts';
import type { Json } from '../rules/part-changes.ts';
import { changesMax, changesShownMax } from '../rules/site-basics.ts';
import { heldByProgramme, strayDates } from '../rules/stray-dates.ts';
import { createDraftDesk, type DraftServices } from './draft-endpoints.ts';

/** A part of a module, as a field of its document. */
const groupOf = (key: string, fields: readonly FormField[]): FormField => ({
  key,
  kind: 'group',
  isRequired: false,
  byDefault: undefined,
  meaning: {},
  choices: [],
  fields,
  entry: undefined,
  options: [],
});

/** The calls that find and move what stayed behind when an event went to another day. */
export function dateCalls(services: DraftServices): ServedConsoleCall[] {
  const { database, documents, stored } = services;
  const desk = createDraftDesk(services);
  const settings = formFields(siteDocumentSchema);
  return [
    serveConsole(readStrayDates, async ({ site: { siteKey }, query }) => {
      const none = { data: { outside: [], total: 0, moves: [] } };
      const draft = await readDraft(database.kysely, stored, siteKey);
      const to = draft?.document && heldIn(draft.document.overview);
      if (draft?.document === undefined || to === undefined) return none;
      const parts: (Omit<NamedPlace, 'path'> & { fields: readonly FormField[]; value: object })[] = [
        { part: 'settings', fields: settings, value: draft.document },
        ...draft.contents.flatMap(({ module, items }) => {
          const { moduleCode, contentId, title } = module;
          const schemas = documents.get(moduleCode);
          const fields = formFields(schemas?.item);
          const ofModule = moduleParts.map((part) => groupOf(part, formFields(schemas?.[part])));
          return [
            { part: `content-${contentId}`, moduleCode, title, fields: ofModule, value: module },
            ...items.map((value) => ({
              part: `item-${contentId}-${value.detailId}`,
              moduleCode,
              title: titleOfItem(value),
              fields,
              value,
            })),
          ];
        }),
      ];
      const [published] = await readSettings(database.kysely, { siteKeys: [siteKey], version: 'published' });
      const sessions = parts.flatMap(({ fields, value }) =>
        [...datedFields(fields, value)].flatMap(({ path, date }) => (path[0] === 'held_datetime' ? [date] : [])),
      );
      const from =
        heldIn(query) ??
        (published?.document === undefined ? heldByProgramme(sessions, to) : heldIn(published.document.overview));
      if (from === undefined) return none;
      const found = parts.flatMap(({ fields, value, ...part }) =>
        strayDates(fields, value, { from, to }).map((one) => ({
          ...part,
          ...one,
          value,
          around: choicesIn(fields, value),
        })),
      );
      const outside = found.filter(({ isOutside }) => isOutside);
      if (outside.length === 0) return none;
      return {
        data: {
          outside: outside.slice(0, changesShownMax).map(({ part, path, moduleCode, title, date, around }) => ({
            part,
            path,
            moduleCode,
            title,
            date,
            around,
          })),
          total: outside.length,
          moves: found.slice(0, changesMax).map(({ part, path, date, after, value }) => ({
            part,
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A document is JSON.
            path: [...changePath(value as Json, path.map(String))],
            before: date,
            after,
          })),
        },
      };
    }),

    serveConsole(changeDates, async ({ site: { siteKey }, body, operator, context }) => {
      let changed = 0;
      for (const [part, changes] of Map.groupBy(body.changes, (one) => one.part)) {
        const own = changes.map(({ path, before, after }) => ({ path, before, after }));
        // One part after another: each is locked while it is written.
        // oxlint-disable-next-line no-await-in-loop
        const { issues, clashes } = await desk.save({ siteKey, operator, context }, { part, changes: own });
        changed += issues.length > 0 ? 0 : own.length - clashes.length;
      }
      return { data: { changed } };
    }),
  ];
}
