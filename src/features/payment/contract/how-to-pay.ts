import * as v from 'valibot';

/** What a buyer says or types at the till of a convenience store. */
export const storeNumberSchema = v.object({
  store: v.string(),
  number: v.string(),
  /** Only of gateways whose tills ask for a second code. */
  code: v.optional(v.string()),
  deadline: v.string(),
});

/** The account that a bank transfer goes to. */
export const bankAccountSchema = v.object({
  bankName: v.string(),
  branchName: v.string(),
  accountType: v.string(),
  accountNumber: v.string(),
  accountName: v.string(),
  deadline: v.string(),
});
