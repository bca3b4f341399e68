import { keysOf } from '#kernel/keys-of.ts';
import { holderMax } from './payout-limits.ts';
import { zenginText } from './zengin-text.ts';

/** 普通, 当座, 貯蓄, as the banks number them. */
export const accountKinds = ['1', '2', '4'] as const;
export type AccountKind = (typeof accountKinds)[number];

export interface BankAccount {
  /** Four digits and three. */
  bank: string;
  branch: string;
  kind: AccountKind;
  /** Seven digits. */
  number: string;
  /** Half-width kana, as the bank has it. */
  holder: string;
}

export type AccountField = keyof BankAccount;

/** An account as somebody typed it: full-width digits are read, and short numbers get their zeros. */
export function readAccount(
  typed: Readonly<Record<AccountField, string>>,
): { account: BankAccount } | { wrong: AccountField[] } {
  const digits = (text: string, length: number): string | undefined => {
    const plain = text.normalize('NFKC').replace(/[\s-]/g, '');
    return /^\d+$/.test(plain) && plain.length <= length ? plain.padStart(length, '0') : undefined;
  };
  const codeOf = (text: string, length: number): string | undefined =>
    text.normalize('NFKC').trim().length === length ? digits(text, length) : undefined;
  const bank = codeOf(typed.bank, 4);
  const branch = codeOf(typed.branch, 3);
  const number = digits(typed.number, 7);
  const holder = zenginText(typed.holder);
  const kind = accountKinds.find((one) => one === typed.kind);
  const isHolder = holder !== undefined && /[\uff66-\uff9dA-Z]/.test(holder) && holder.length <= holderMax;
  if (bank !== undefined && branch !== undefined && kind !== undefined && number !== undefined && isHolder) {
    return { account: { bank, branch, kind, number, holder } };
  }
  const found = { bank, branch, kind, number, holder: isHolder ? holder : undefined };
  return { wrong: keysOf(found).filter((field) => found[field] === undefined) };
}
