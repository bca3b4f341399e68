import type { Database } from '#server/database/database.ts';
import { readiness } from '#server/database/readiness.ts';
import type { FolderWatch } from '#server/uploads/folder-watch.ts';

export interface ReadinessServices {
  database: Database;
  folder: FolderWatch;
  isDraining(): boolean;
}

export interface ReadinessAnswer {
  isReady: boolean;
  body: { status: string; problems?: string[] };
}

/**
 * Whether a proxy should send requests here, and what is wrong in one word each; the log says more. A server on
 * PostgreSQL whose upload folder cannot be written goes on, for all servers share that folder: pages and sales need only
 * the database. The embedded database lies on the same disk.
 */
export async function readinessAnswer({ database, folder, isDraining }: ReadinessServices): Promise<ReadinessAnswer> {
  const [answers, { problem }] = await Promise.all([readiness(database), folder.look()]);
  const problems = [
    ...(isDraining() ? ['stopping'] : []),
    ...(answers ? [] : ['database']),
    ...(problem === undefined ? [] : ['disk']),
  ];
  const isReady = problems.every((one) => one === 'disk' && database.engine === 'postgres');
  const status = isReady ? 'ready' : 'not ready';
  return { isReady, body: problems.length === 0 ? { status } : { status, problems } };
}
