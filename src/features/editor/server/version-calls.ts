import { noteInLog, type Operator, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  changePublicationNote,
  type DocumentsByCode,
  listKeptDrafts,
  listPublications,
  namedPublication,
  type OldVersion,
  publicationBefore,
  readChange,
  restoreVersion,
  type StoredDocuments,
  UnknownSite,
} from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../contract/versions.ts';
import { createSaidChanges } from './said-changes.ts';
import { forgetTyped } from './typed-parts.ts';

interface VersionServices {
  database: Database;
  documents: DocumentsByCode;
  stored: StoredDocuments;
}

/** What a site was, and how it becomes that again. */
export function versionCalls({ database, documents, stored }: VersionServices): ServedConsoleCall[] {
  const { kysely } = database;
  const saidChanges = createSaidChanges(documents);
  const comparedWith = async (siteKey: string, version: OldVersion, present: 'draft' | 'public' | 'before') => {
    if (present !== 'before') return present === 'draft' ? 'draft' : 'published';
    const revision = 'revision' in version ? await publicationBefore(kysely, siteKey, version.revision) : undefined;
    if (revision === undefined) throw refuse('notFound');
    return { revision };
  };
  const compare = async (siteKey: string, version: OldVersion, present: 'draft' | 'public' | 'before') => {
    const before = await comparedWith(siteKey, version, present);
    const change = await readChange(kysely, stored, siteKey, { before, after: version }).catch((error: unknown) => {
      throw error instanceof UnknownSite ? refuse('notFound') : error;
    });
    if (change.site.before === undefined) throw refuse('notFound');
    return { data: saidChanges(change) };
  };
  const restore = (
    siteKey: string,
    version: OldVersion,
    { operator, context }: { operator: Operator; context: RequestContext },
  ) =>
    inTransaction(database, async (tx) => {
      const keptId = await restoreVersion(tx, siteKey, version, { now: context.now, by: operator.name });
      if (keptId === undefined) throw refuse('notFound');
      const details = 'revision' in version ? await namedPublication(tx, siteKey, version.revision) : version;
      await noteInLog(tx, context, { operator, siteKey, action: 'draft.restored', details });
      return { data: { done: true } } as const;
    });
  return [
    serveConsole(calls.listVersions, async ({ site: { siteKey } }) => ({
      data: {
        publications: (await listPublications(kysely, siteKey)).map(({ revision, number, publishedAt, by, note }) => ({
          revision,
          number,
          note: note ?? null,
          publishedAt: formatInstant(publishedAt.getTime()),
          by: by ?? null,
        })),
        drafts: (await listKeptDrafts(kysely, siteKey)).map(({ keptAt, ...draft }) => ({
          ...draft,
          keptAt: formatInstant(keptAt.getTime()),
        })),
      },
    })),

    serveConsole(calls.changeNote, ({ site: { siteKey }, params: { revisionId: revision }, body, operator, context }) =>
      inTransaction(database, async (tx) => {
        const note = body.note === '' ? undefined : body.note;
        if (!(await changePublicationNote(tx, siteKey, { revision, note }))) throw refuse('notFound');
        const details = await namedPublication(tx, siteKey, revision);
        await noteInLog(tx, context, { operator, siteKey, action: 'publication.noteChanged', details });
        return { data: { done: true } } as const;
      }),
    ),

    serveConsole(calls.restoreVersion, ({ site: { siteKey }, params, ...who }) =>
      restore(siteKey, { revision: params.revisionId }, who),
    ),

    serveConsole(calls.restoreKeptDraft, ({ site: { siteKey }, params, ...who }) =>
      restore(siteKey, { keptId: params.keptId }, who),
    ),

    serveConsole(calls.discardChanges, ({ site: { siteKey }, operator, context }) =>
      inTransaction(database, async (tx) => {
        const keptId = await restoreVersion(tx, siteKey, 'published', { now: context.now, by: operator.name });
        if (keptId === undefined) throw refuse('notFound');
        await forgetTyped(tx, { operatorId: operator.operatorId, siteKey });
        await noteInLog(tx, context, { operator, siteKey, action: 'draft.discarded' });
        return { data: { keptId } };
      }),
    ),

    serveConsole(calls.compareVersion, ({ site: { siteKey }, params, query }) =>
      compare(siteKey, { revision: params.revisionId }, query.present),
    ),

    serveConsole(calls.compareKeptDraft, ({ site: { siteKey }, params, query }) =>
      compare(siteKey, { keptId: params.keptId }, query.present),
    ),
  ];
}
