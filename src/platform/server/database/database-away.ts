/** The codes with which PostgreSQL refuses or ends a connection while it starts, stops, or has no room. */
const states = /^(08\w{3}|53300|57P0[1-3])$/;
const causes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** The driver marks these two by their message alone. */
const words = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether a call failed because the database was away: without a connection, or with a lost one. It may work later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = 'connect' } = error as NodeJS.ErrnoException;
  return words.test(error.message) || states.test(code) || (syscall === 'connect' && causes.has(code));
}
