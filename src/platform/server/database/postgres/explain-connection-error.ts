import { errorFacts } from '#kernel/error-facts.ts';
import { StartupProblem } from '../startup-problem.ts';

/** One sentence about a failed connection; the place in it holds no password. */
export function explainConnectionError(error: unknown, place: string): StartupProblem {
  const { code, message } = errorFacts(error);
  return new StartupProblem(`The database ${place} ${reasonOf(code, message ?? String(error))}.`);
}

function reasonOf(code: string | undefined, message: string): string {
  switch (code ?? '') {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return 'cannot be reached: no server is listening there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'cannot be reached: its host name is unknown';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'cannot be reached: its host does not answer';
    case 'ECONNRESET':
    case 'EPIPE':
      return 'cannot be reached: the server closed the connection';
    case '28P01':
    case '28000':
      return 'refused the user name or the password of DATABASE_URL';
    case '3D000':
      return 'does not exist on its server: create it first';
    case '53300':
      return 'has no connection left: too many clients';
    case '57P03':
      return 'is still starting or is shutting down: try again in a moment';
    default:
      if (/timeout/i.test(message)) return 'cannot be reached: its host does not answer';
      if (/password must be a string|SASL/i.test(message)) return 'wants a password, and DATABASE_URL has none';
      return `cannot be used: ${message.replace(/\s*\n\s*/g, ' ').replace(/\.$/, '')}`;
  }
}
