/** A code as it was meant: what a Japanese keyboard makes of digits, and the space in the middle that apps show. */
export const typedCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '');

/** Whether a code is one of an app, which no recovery code looks like. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(typedCode(code));
