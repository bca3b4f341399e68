import { isDatabaseAway } from '../database/database-away.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];
type Fields = Readonly<Record<string, unknown>>;

/** Structured log lines: one JSON object each. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

export function createLog(level: LogLevel, write: (line: string) => void, now: () => number): Log {
  const least = logLevels.indexOf(level);
  const at =
    (own: LogLevel) =>
    (message: string, fields: Fields = {}) => {
      // The database itself says once that it is away, not everybody who asks it meanwhile.
      const actual = isDatabaseAway(fields['error']) ? 'debug' : own;
      if (logLevels.indexOf(actual) < least) return;
      write(`${JSON.stringify({ time: new Date(now()).toISOString(), level: actual, message, ...fields }, plain)}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function plain(_key: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;
}
