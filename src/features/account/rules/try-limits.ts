const minute = 60_000;

/**
 * How often something may be tried. A wide limit for each account slows down guessing from many addresses. A narrow
 * limit for each account and address keeps a stranger from locking a member out.
 */
export const tryLimits = {
  loginOfAccountFromAddress: { most: 10, windowMs: 15 * minute },
  loginOfAccount: { most: 100, windowMs: 15 * minute },
  loginFromAddress: { most: 100, windowMs: 15 * minute },
  codesToMail: { most: 5, windowMs: 60 * minute },
  codesFromAddress: { most: 60, windowMs: 60 * minute },
  codeEntriesFromAddress: { most: 60, windowMs: 60 * minute },
  registrationsFromAddress: { most: 200, windowMs: 60 * minute },
  passwordOfMember: { most: 10, windowMs: 15 * minute },
} as const;
