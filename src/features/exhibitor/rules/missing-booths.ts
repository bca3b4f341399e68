import { foldText } from '#kernel/fold-text.ts';
import type { InvitationRow, RowIssue } from './invitation-rows.ts';

/** A booth that a list of exhibitors names and that the event does not have. */
export interface MissingBooth {
  name: string;
  stand: string;
}

/** The booths that a list names and that are not there, each once: called after its company, at the stand of the list. */
export function missingBooths(rows: readonly InvitationRow[], issues: readonly RowIssue[]): MissingBooth[] {
  const missing = new Map<string, MissingBooth>();
  for (const { row, problem } of issues) {
    const written = rows[row];
    if (problem !== 'boothUnknown' || written === undefined) continue;
    const [booth, company] = [written.booth.trim(), written.company.trim()];
    const key = foldText(booth || company);
    if (!missing.has(key)) missing.set(key, { name: company || booth, stand: company === '' ? '' : booth });
  }
  return [...missing.values()];
}
