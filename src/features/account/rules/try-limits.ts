const minute = 60_000;

/**
 * How often something may be tried. A wide limit for each account slows down guessing from many addresses. A narrow
 * limit for each account and address keeps a stranger from locking a member out. Those of a registration leave room for
 * the visitors of a hall, who share one address; docs/decisions/0008-accounts.md has the arithmetic.
 */
export const tryLimits = {
  loginOfAccountFromAddress: { most: 10, windowMs: 15 * minute },
  loginOfAccount: { most: 100, windowMs: 15 * minute },
  loginFromAddress: { most: 100, windowMs: 15 * minute },
  codesToMail: { most: 5, windowMs: 60 * minute },
  codesFromAddress: { most: 60, windowMs: 60 * minute },
  codeEntriesFromAddress: { most: 60, windowMs: 60 * minute },
  registrationCodesFromAddress: { most: 300, windowMs: 60 * minute },
  registrationEntriesFromAddress: { most: 300, windowMs: 60 * minute },
  accountsFromAddress: { most: 600, windowMs: 60 * minute },
  passwordOfMember: { most: 10, windowMs: 15 * minute },
} as const;
