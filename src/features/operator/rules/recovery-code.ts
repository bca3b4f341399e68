/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const lettersOfGroup = 4;

/** A code of 79 bits, `abcd-efgh-jkmn-pqrs`; `pick` answers a whole number below its argument that nobody can guess. */
export function makeRecoveryCode(pick: (below: number) => number): string {
  const group = (): string => Array.from({ length: lettersOfGroup }, () => letters[pick(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** What somebody typed, as it is compared: without hyphens, spaces and capitals. */
export function readRecoveryCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
