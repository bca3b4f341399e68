import type { ConsoleApi } from '#console/api/console-api.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { beginImport, stageRows } from '../contract.ts';
import type { FileRow } from '../rules/check-rows.ts';
import { chunkBytes, chunkRowsMax } from '../rules/import-limits.ts';
import type { ImportPlan } from '../rules/import-plan.ts';

interface Sent {
  importId: number;
  /** What the server finds wrong beside the browser. */
  faults: AnswerOf<typeof stageRows>['faults'];
  isMore: boolean;
}

interface Wish {
  site: string;
  fileName: string;
  plan: ImportPlan;
  rows: readonly FileRow[];
  onProgress: (sent: number) => void;
}

/**
 * Sends the rows piece by piece, from where the server has them: after a lost connection, or a reload, the same file goes
 * on where it ended.
 */
export async function sendRows(api: ConsoleApi, { site, fileName, plan, rows, onProgress }: Wish): Promise<Sent> {
  const sent = rows.map(({ line, cells }) => ({ line, cells: [...cells] }));
  const key = await keyOf({ site, plan, sent });
  const begun = await api.post<typeof beginImport>('sites/{site}/attendee-imports', {
    params: { site },
    body: {
      key,
      fileName,
      rows: rows.length,
      plan: { ...plan, columns: [...plan.columns], ticketValues: [...plan.ticketValues] },
    },
  });
  const { importId } = begun;
  // What was begun to be issued has all rows.
  let staged = begun.state === 'staging' ? begun.staged : sent.length;
  while (staged < sent.length) {
    onProgress(staged);
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const taken = await api.post<typeof stageRows>('sites/{site}/attendee-imports/{importId}/rows', {
      params: { site, importId },
      body: { from: staged, rows: piece(sent, staged) },
    });
    if (taken.faults.length > 0) return { importId, faults: taken.faults, isMore: taken.isMore };
    staged = taken.staged;
  }
  return { importId, faults: [], isMore: false };
}

/** The next rows that fit into one call. */
function piece<Row>(rows: readonly Row[], from: number): Row[] {
  const taken: Row[] = [];
  let bytes = 0;
  for (const row of rows.slice(from, from + chunkRowsMax)) {
    bytes += new TextEncoder().encode(JSON.stringify(row)).length + 1;
    if (taken.length > 0 && bytes > chunkBytes) break;
    taken.push(row);
  }
  return taken;
}

async function keyOf(wish: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(wish));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 24), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
