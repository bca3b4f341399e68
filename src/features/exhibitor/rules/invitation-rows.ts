import { foldText } from '#kernel/fold-text.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';

/** A row of a list of exhibitors as somebody wrote it. */
export interface InvitationRow {
  /** The stand or the name of the booth. */
  booth: string;
  company: string;
  name: string;
  mail: string;
}

export interface NamedBooth {
  contentId: number;
  detailId: number;
  title?: LocalizedText | undefined;
  stand: string;
}

export const rowProblems = [
  'oneCell',
  'mailElsewhere',
  'boothMissing',
  'boothUnknown',
  'boothSeveral',
  'mailMissing',
  'mailInvalid',
  'twice',
] as const;
export interface RowIssue {
  /** From 0. */
  row: number;
  problem: (typeof rowProblems)[number];
}

/** One mail: whoever keeps several booths gets one invitation. */
export interface Addressee {
  mail: string;
  name: string;
  company: string;
  booths: { contentId: number; detailId: number }[];
}

/** What the rows mean; with an issue nothing is to be sent. A booth is named by its stand or by its name in any language. */
export function readRows(
  rows: readonly InvitationRow[],
  booths: readonly NamedBooth[],
): { addressees: Addressee[]; issues: RowIssue[] } {
  const byName = new Map<string, NamedBooth[]>();
  for (const booth of booths) {
    const names = [booth.stand, ...Object.values(booth.title ?? {})].map(foldText).filter(Boolean);
    for (const name of new Set(names)) byName.set(name, [...(byName.get(name) ?? []), booth]);
  }
  const issues: RowIssue[] = [];
  const addressees = new Map<string, Addressee>();
  for (const [row, written] of rows.entries()) {
    const mail = readMailAddress(written.mail);
    const named = written.booth.trim() === '' ? written.company : written.booth;
    const found = byName.get(foldText(named)) ?? [];
    const problem = shapeProblem(written) ?? problemOf(named, found, mail);
    const [booth] = found;
    if (problem !== undefined || booth === undefined) {
      issues.push({ row, problem: problem ?? 'boothUnknown' });
      continue;
    }
    const { contentId, detailId } = booth;
    const [name, company] = [written.name.trim(), written.company.trim()];
    const known = addressees.get(mail.toLowerCase()) ?? { mail, name, company, booths: [] };
    if (known.booths.some((one) => one.contentId === contentId && one.detailId === detailId)) {
      issues.push({ row, problem: 'twice' });
    }
    addressees.set(mail.toLowerCase(), { ...known, booths: [...known.booths, { contentId, detailId }] });
  }
  return { addressees: [...addressees.values()], issues };
}

/** Why the cells of a row stand where they do not belong: that is the cause, whatever they say. */
function shapeProblem({ booth, company, name, mail }: InvitationRow): RowIssue['problem'] | undefined {
  if (mail.trim() !== '') return undefined;
  const rest = company.trim() + name.trim();
  if (rest === '' && booth.includes('@')) return 'oneCell';
  return `${booth}${rest}`.includes('@') ? 'mailElsewhere' : undefined;
}

function problemOf(named: string, found: readonly NamedBooth[], mail: string): RowIssue['problem'] | undefined {
  if (named.trim() === '') return 'boothMissing';
  if (found.length === 0) return 'boothUnknown';
  if (found.length > 1) return 'boothSeveral';
  const problem = mailAddressProblem(mail);
  if (problem === undefined) return undefined;
  return problem === 'required' ? 'mailMissing' : 'mailInvalid';
}
