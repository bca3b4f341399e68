import { noteInLog, type Operator, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { listKeptDrafts, listPublications, restoreVersion } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../contract/versions.ts';

/** What a site was, and how it becomes that again. */
export function versionCalls({ database }: { database: Database }): ServedConsoleCall[] {
  const { kysely } = database;
  const restore = (
    siteKey: string,
    version: Parameters<typeof restoreVersion>[2],
    { operator, context }: { operator: Operator; context: RequestContext },
  ) =>
    inTransaction(database, async (tx) => {
      const found = await restoreVersion(tx, siteKey, version, { now: context.now, by: operator.name });
      if (!found) throw refuse('notFound');
      await noteInLog(tx, context, { operator, siteKey, action: 'draft.restored', details: version });
      return { data: { done: true } } as const;
    });
  return [
    serveConsole(calls.listVersions, async ({ site: { siteKey } }) => ({
      data: {
        publications: (await listPublications(kysely, siteKey)).map(({ revision, publishedAt, by }) => ({
          revision,
          publishedAt: formatInstant(publishedAt.getTime()),
          by: by ?? null,
        })),
        drafts: (await listKeptDrafts(kysely, siteKey)).map(({ keptAt, ...draft }) => ({
          ...draft,
          keptAt: formatInstant(keptAt.getTime()),
        })),
      },
    })),

    serveConsole(calls.restoreVersion, ({ site: { siteKey }, params, ...who }) =>
      restore(siteKey, { revision: params.revisionId }, who),
    ),

    serveConsole(calls.restoreKeptDraft, ({ site: { siteKey }, params, ...who }) =>
      restore(siteKey, { keptId: params.keptId }, who),
    ),
  ];
}
