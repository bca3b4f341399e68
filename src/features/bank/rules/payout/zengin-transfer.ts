import { keysOf } from '#kernel/keys-of.ts';
import type { AccountKind, BankAccount } from './account.ts';
import { zenginBytes, zenginText } from './zengin-text.ts';

/** Whose account pays: what the bank gave the organiser for 総合振込. */
export interface Remitter {
  /** 委託者コード, up to ten digits. */
  code: string;
  name: string;
  bank: string;
  branch: string;
  kind: AccountKind;
  number: string;
  /** The day of the transfers, 2026-12-10. */
  date: string;
}

export interface TransferLine {
  refundId: number;
  amount: number;
  account: BankAccount;
}

const left = (text: string, width: number): string => text.slice(0, width).padEnd(width, ' ');
const right = (value: string | number, width: number): string => String(value).padStart(width, '0');

/** What of a remitter the format cannot have. */
export function remitterProblems(remitter: Remitter): (keyof Remitter)[] {
  const rules: Readonly<Record<keyof Remitter, boolean>> = {
    code: /^\d{1,10}$/.test(remitter.code),
    name: remitter.name.trim() !== '' && zenginText(remitter.name) !== undefined,
    bank: /^\d{4}$/.test(remitter.bank),
    branch: /^\d{3}$/.test(remitter.branch),
    kind: true,
    number: /^\d{1,7}$/.test(remitter.number),
    date: /^\d{4}-\d{2}-\d{2}$/.test(remitter.date),
  };
  return keysOf(rules).filter((field) => !rules[field]);
}

/** 総合振込 of the Japanese Bankers Association: records of 120 bytes in JIS, with CR and LF. */
export function writeZenginTransfer(remitter: Remitter, lines: readonly TransferLine[]): Uint8Array {
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const records = [
    `1210${right(remitter.code, 10)}${left(zenginText(remitter.name) ?? '', 40)}${remitter.date.slice(5, 7)}${remitter.date.slice(8, 10)}` +
      `${remitter.bank}${left('', 15)}${remitter.branch}${left('', 15)}${remitter.kind}${right(remitter.number, 7)}${left('', 17)}`,
    ...lines.map(
      ({ refundId, amount, account }) =>
        `2${account.bank}${left('', 15)}${account.branch}${left('', 15)}${left('', 4)}${account.kind}${account.number}` +
        `${left(account.holder, 30)}${right(amount, 10)}0${right(refundId, 10)}${left('', 10)}7${left('', 8)}`,
    ),
    `8${right(lines.length, 6)}${right(sum, 12)}${left('', 101)}`,
    `9${left('', 119)}`,
  ];
  return zenginBytes(`${records.join('\r\n')}\r\n`);
}
