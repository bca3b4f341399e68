import type { BankAccount } from '#features/bank/rules/payout/account.ts';
import type { SecretBox } from '#server/secret-box.ts';

/** An account for a refund, as a buyer gave it. */
export const refundAccount: BankAccount = {
  bank: '0001',
  branch: '001',
  kind: '1',
  number: '4711471',
  holder: 'ﾔﾏﾀﾞ ﾊﾅｺ',
};

/** Where nothing is sealed: accounts stand in the clear. */
export const noSecrets: SecretBox = {
  seal: () => Promise.reject(new Error('Nothing is sealed here.')),
  open: () => Promise.resolve(undefined),
};
