import { loggableAddresses, loggableText } from '#kernel/loggable.ts';
import { isDatabaseAway } from '../database/database-away.ts';

const logLevels = ['debug', 'info', 'warn', 'error'] as const;
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
      write(JSON.stringify({ time: new Date(now()).toISOString(), level: actual, message, ...fields }, plain));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** No token of an address gets into a line: neither by a field, nor by what an error says. */
function plain(key: string, value: unknown): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: loggableStack(value.stack) };
  if (typeof value !== 'string') return value;
  return textsOfErrors.has(key) ? loggableText(value) : loggableAddresses(value);
}

const textsOfErrors = new Set(['message', 'error', 'problem', 'code']);

/** The frames are places in the code; what stands before them is the error's message. */
function loggableStack(stack = ''): string {
  return stack
    .split('\n')
    .map((line) => (/^ {4}at /.test(line) ? loggableAddresses(line) : loggableText(line)))
    .join('\n');
}
