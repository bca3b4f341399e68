import {
  type EnteredSite,
  noteInLog,
  type Operator,
  type ServedConsoleCall,
  serveConsole,
} from '#features/operator/server.ts';
import { draftState, publishDraftItem, readItemChange, readSettings, siteTopic } from '#features/site/server.ts';
import { isKeptByExhibitor } from '#kernel/console/exhibitor-fields.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { status } from '#kernel/status.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { tell } from '#server/realtime/hints.ts';
import * as calls from '../contract/booth.ts';
import { allotBoothEntryNumber } from '../contract/entries.ts';
import { type BoothPlace, readBooths } from './booth-states.ts';
import { createDraftDesk, type DraftServices } from './draft-endpoints.ts';
import { editorTexts } from './editor-texts.ts';
import { publicPath } from './draft-outline.ts';
import type { OwnBooth } from './own-booth.ts';
import { createSaidChanges } from './said-changes.ts';
import { openAddress, type PreviewServices } from './preview-calls.ts';

/** The calls of exhibitors about their own booths, and the organiser's one that makes such a booth public. */
export function boothCalls(services: DraftServices & PreviewServices, stateOf: OwnBooth): ServedConsoleCall[] {
  const { database, documents, stored } = services;
  const saidChanges = createSaidChanges(documents);
  const desk = createDraftDesk(services);
  const fields = formFields(documents.get('booth')?.item);
  const mayChange = (path: readonly string[]): boolean => isKeptByExhibitor(fields, path);
  /** The part that a call about a booth names is that booth. */
  const partOf = async (site: EnteredSite, place: BoothPlace, part: string): Promise<void> => {
    if (part !== partName(place)) throw refuse('notFound');
    await stateOf(site, place);
  };
  const publish = async (
    { siteKey }: EnteredSite,
    place: BoothPlace,
    { operator, context }: { operator: Operator; context: RequestContext },
  ): Promise<{ data: { revision: number } }> => {
    const revision = await inTransaction(database, async (tx) => {
      const made = await publishDraftItem(tx, siteKey, place, operator.name);
      if (made === undefined) throw new Refusal(status.conflict, (language) => editorTexts[language].notPublicYet);
      const details = { part: partName(place), revision: made };
      await noteInLog(tx, context, { operator, siteKey, action: 'booth.published', details });
      return made;
    });
    tell(database, siteTopic(siteKey));
    return { data: { revision } };
  };

  return [
    serveConsole(calls.listOwnBooths, async ({ site }) => {
      const { siteKey } = site;
      const [settings] = await readSettings(database.kysely, { siteKeys: [siteKey], version: 'draft' });
      if (settings?.document === undefined) throw refuse('notFound');
      const { languages, webSetting } = settings.document;
      const { publishedAt } = await draftState(database, siteKey);
      return {
        data: {
          title: webSetting.title,
          languages,
          path: publicPath(site),
          isPublished: publishedAt !== null,
          booths: await readBooths(services, siteKey, site.booths),
        },
      };
    }),

    serveConsole(calls.readOwnBooth, async ({ site, params, query, operator, context }) => {
      await partOf(site, params, query.part);
      return { data: await desk.read({ siteKey: site.siteKey, operator, context }, query.part) };
    }),

    serveConsole(calls.saveOwnBooth, async ({ site, params, body, operator, context }) => {
      await partOf(site, params, body.part);
      return { data: await desk.save({ siteKey: site.siteKey, operator, context }, body, mayChange) };
    }),

    serveConsole(allotBoothEntryNumber, async ({ site, params, body }) => {
      await partOf(site, params, body.part);
      return { data: await desk.allot({ siteKey: site.siteKey }, body) };
    }),

    serveConsole(calls.openBoothPreview, async ({ site, params, body, operator, context }) => {
      await stateOf(site, params);
      const wish = { ...body, part: partName(params) };
      return { data: { ...(await openAddress(services, site, wish, { operator, context })), moments: [] } };
    }),

    serveConsole(calls.publishOwnBooth, async ({ site, params, operator, context }) => {
      const { mayPublish } = await stateOf(site, params);
      if (!mayPublish) throw new Refusal(status.forbidden, (language) => editorTexts[language].organiserPublishes);
      return publish(site, params, { operator, context });
    }),

    serveConsole(calls.readBoothChanges, async ({ site, params }) => {
      await stateOf(site, params);
      return { data: saidChanges(await readItemChange(database.kysely, stored, site.siteKey, params)) };
    }),

    serveConsole(calls.publishBooth, async ({ site, params, operator, context }) => {
      await stateOf(site, params);
      return publish(site, params, { operator, context });
    }),
  ];
}

const partName = ({ contentId, detailId }: BoothPlace): string => `item-${contentId}-${detailId}`;
