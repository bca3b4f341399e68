import { StartupProblem } from '../startup-problem.ts';

export interface DatabaseAddress {
  url: string;
  /** For messages: where the database is, without the password. */
  place: string;
}

export function parseDatabaseUrl(url: string): DatabaseAddress {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartupProblem('DATABASE_URL is not an address like postgres://user:password@host:5432/name.');
  }
  const host = parsed.searchParams.get('host') ?? decodeURIComponent(parsed.hostname);
  const name = decodeURIComponent(parsed.pathname.slice(1));
  if (name === '') throw new StartupProblem('DATABASE_URL names no database: it ends with /name.');
  return { url, place: `${host || 'localhost'}${parsed.port ? `:${parsed.port}` : ''}/${name}` };
}
