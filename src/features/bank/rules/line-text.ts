import { lineName } from './matching/match-payments.ts';

/** What the hash of a line is made of: the same line of the same file at the same site is the same. */
export function lineText(site: string, line: Parameters<typeof lineName>[0]): string {
  return `${site}\n${lineName(line)}`;
}
