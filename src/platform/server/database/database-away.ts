import pg from 'pg';
import { errorFacts } from '#kernel/error-facts.ts';

/** The codes with which PostgreSQL ends or refuses a session, in whatever language it says so. */
const endings = /^(57P0[1-5]|53300)$/;
/** With these it refuses what a full disk has no room for; reading goes on. */
const noRoom = new Set(['53100', '58030']);
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** The driver marks these by their message alone. */
const words = /^(Connection terminated|Client (has encountered a connection error|was closed))/;

const marked = new WeakSet<object>();

/**
 * Whether a call failed because the database was away: without a connection, with a lost one, or without room on its disk.
 * It may work later.
 * The pool and the driver know it of their own errors, and nobody can tell it from an error's code: a browser that
 * leaves is ECONNRESET too.
 */
export function isDatabaseAway(error: unknown): boolean {
  return typeof error === 'object' && error !== null && marked.has(error);
}

/** For the pool, which got no connection, and the driver, which lost one. */
export function markAway(error: Error): void {
  marked.add(error);
}

/** For the driver: whether a statement failed because its server's disk is full or broken. */
export function isDiskFull(error: Error): boolean {
  return error instanceof pg.DatabaseError && noRoom.has(error.code ?? '');
}

/** For the driver: whether the error of a statement says that its connection is gone. */
export function isConnectionLost(error: Error): boolean {
  if (error instanceof pg.DatabaseError) {
    return error.severity === 'FATAL' || error.severity === 'PANIC' || endings.test(error.code ?? '');
  }
  return socketErrors.has(errorFacts(error).code ?? '') || words.test(error.message);
}
