import { siteKeyOfName } from '#kernel/console/console-endpoint.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { noteBankPayments, readBankDesk } from '../../contract.ts';
import { countLines, type MatchedLine, matchPayments, type Proposal } from '../../rules/matching/match-payments.ts';
import type { StatementLine } from '../../rules/statement/statement.ts';
import { lineKeyOf } from '../line-key.ts';

export type Desk = AnswerOf<typeof readBankDesk>;
export type DeskOrder = Desk['orders'][number];
type Result = AnswerOf<typeof noteBankPayments>['results'][number];

/** A payment of the file, with the orders that it is for and what became of it. */
export interface Entry {
  /** Of the press: sent again, it is the same payment. */
  key: string;
  lines: readonly MatchedLine[];
  amount: number;
  proposal: Proposal;
  chosen: readonly string[];
  isMarked: boolean;
  result: Result | undefined;
}

/** Matches the lines of a file; those that were noted before are known by their hashes. */
export async function entriesOf(site: string, found: readonly StatementLine[], desk: Desk): Promise<Entry[]> {
  const known = new Set(desk.knownLines);
  const siteKey = siteKeyOfName(site) ?? site;
  const lines = await Promise.all(
    countLines(found).map(async (line) => ({ ...line, isKnown: known.has(await lineKeyOf(siteKey, line)) })),
  );
  return matchPayments(lines, desk.orders).map((proposal) => {
    const own = proposal.lines.flatMap((at) => lines[at] ?? []);
    return {
      key: crypto.randomUUID(),
      lines: own,
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      proposal,
      chosen: proposal.orders,
      isMarked: proposal.certainty === 'sure',
      result: undefined,
    };
  });
}

/** Whether it goes with the next press. */
export const isToSend = ({ isMarked, chosen, result }: Entry): boolean =>
  isMarked && chosen.length > 0 && result?.outcome !== 'noted';

/** What the chosen orders owe, whole yen. */
export function owedBy({ chosen }: Pick<Entry, 'chosen'>, orders: ReadonlyMap<string, DeskOrder>): number {
  return chosen.reduce((sum, number) => sum + (orders.get(number)?.owed ?? 0), 0);
}
