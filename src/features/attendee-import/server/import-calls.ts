import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { readIssuable } from '#features/ticket/server.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import * as calls from '../contract.ts';
import { importsPerPage } from '../rules/import-limits.ts';
import { planProblem, type ImportDesk } from '../rules/import-plan.ts';
import { begin, discard, resume, start, stop, ticketsAt } from './change-import.ts';
import { listImportsOf, presentImport, readImportOf } from './find-imports.ts';
import { readQuestions } from './import-desk.ts';
import { refuseImport } from './import-refusal.ts';
import type { Batch, ImportServices } from './import-services.ts';
import { reviewRows } from './review-rows.ts';
import { keepRows } from './stage-rows.ts';

interface At {
  siteKey: string;
  portalId: number;
  eventId: number | undefined;
}

/** The calls about files of attendees. */
export function importCalls(services: ImportServices, next: JobKind<Batch>): ServedConsoleCall[] {
  const { database, site: sites } = services;
  const { kysely } = database;
  const done = { data: { done: true } } as const;
  const deskOf = async (at: At): Promise<ImportDesk & { site: PublishedSite }> => {
    const site = await sites.store.site(at);
    if (site === undefined) throw refuseImport('unpublished');
    return { site, tickets: await ticketsAt(services, at), questions: readQuestions(site) };
  };
  return [
    serveConsole(calls.readImportDesk, async ({ site: at }) => {
      const site = await sites.store.site(at);
      const issuable = await readIssuable(services, at);
      // Before it is public nobody can have a ticket.
      if (site === undefined || issuable === undefined) return { data: { languages: [], tickets: [], questions: [] } };
      const questions = readQuestions(site).map(
        ({ item: { allowedTexts: _, ...item }, labels, choices, contentId }) => ({
          contentId,
          labels: [...labels],
          choices: choices.map((choice) => ({ key: choice.key, labels: [...choice.labels] })),
          item,
        }),
      );
      return { data: { ...issuable, questions } };
    }),

    serveConsole(calls.listImports, async ({ site: { siteKey }, query }) => {
      const after = query.after === undefined ? undefined : Number(query.after);
      const rows = await listImportsOf(kysely, siteKey, { after, most: importsPerPage + 1 });
      const page = rows.slice(0, importsPerPage);
      return {
        data: {
          entries: page.map(presentImport),
          next: rows.length > page.length ? String(page.at(-1)?.import_id) : null,
        },
      };
    }),

    serveConsole(calls.beginImport, async ({ site: at, operator, body, context }) => {
      if (planProblem(body.plan, await deskOf(at)) !== undefined) throw refuseImport('changed');
      const { import_id: importId, state, staged } = await begin(services, at, body, { operator, context });
      return { data: { importId, state, staged } };
    }),

    serveConsole(calls.stageRows, async ({ site: at, params: { importId }, body, context }) => ({
      data: await keepRows(database, await deskOf(at), { siteKey: at.siteKey, importId, ...body, now: context.now }),
    })),

    serveConsole(calls.readImport, async ({ site: { siteKey }, params: { importId } }) => ({
      data: presentImport(await readImportOf(kysely, { siteKey, importId })),
    })),

    serveConsole(calls.reviewImport, async ({ site: at, params: { importId } }) => {
      const { siteKey } = at;
      await readImportOf(kysely, { siteKey, importId });
      return { data: await reviewRows(kysely, { siteKey, importId }, await ticketsAt(services, at)) };
    }),

    serveConsole(calls.startImport, async ({ site: at, params: { importId }, body, operator, context }) => {
      await start(services, next, { at, importId, operator, context }, body.known);
      return done;
    }),

    serveConsole(calls.stopImport, async ({ site: at, params: { importId }, operator, context }) => {
      await stop(services, { at, importId, operator, context });
      return done;
    }),

    serveConsole(calls.resumeImport, async ({ site: at, params: { importId }, operator, context }) => {
      await resume(services, next, { at, importId, operator, context });
      return done;
    }),

    serveConsole(calls.discardImport, async ({ site: at, params: { importId }, operator, context }) => {
      await discard(services, { at, importId, operator, context });
      return done;
    }),
  ];
}
