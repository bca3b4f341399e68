import { StartupProblem } from '#server/database/startup-problem.ts';
import { type MailSettings, readMailSettings } from '#server/mail/mail-settings.ts';
import { chooseDemo, type DemoChoice } from './demo-choice.ts';

export interface ServerSettings {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  /** A Redis or Valkey server that carries hints between several servers; undefined: PostgreSQL does. */
  redisUrl: string | undefined;
  /** Holds the recordings that are sent as live channels. */
  channelFolder: string | undefined;
  /** Behind a proxy: X-Forwarded-* headers are believed. */
  trustProxy: boolean;
  /** The address of this server on the internet, for links in mails; undefined: mails hold none. */
  publicUrl: string | undefined;
  /** Requests under other hosts than that of `publicUrl` and the own domains of sites are refused. */
  answersOnlyOwnHosts: boolean;
  /** Lets whoever sends it read /metrics; undefined: only programs of this machine do. */
  metricsToken: string | undefined;
  /** Where browsers send access logs; empty: this server. */
  logHost: string;
  /** How many days records of the access log are kept; undefined: as many as Hiroba keeps them by itself. */
  accessLogDays: number | undefined;
  /** Hosts of the operator's own network that may be identity providers; the server calls no other one that is near. */
  nearProviders: readonly string[];
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  demo: DemoChoice;
  mail: MailSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

const levels = ['debug', 'info', 'warn', 'error'] as const;

/** Settings from the environment; a wrong one gives one clear sentence. */
export function readSettings(environment: Environment): ServerSettings {
  const wanted = environment['HIROBA_LOG'] ?? 'warn';
  const logLevel = levels.find((level) => level === wanted);
  if (logLevel === undefined) {
    throw new StartupProblem(`HIROBA_LOG must be one of ${levels.join(', ')}, but it is "${wanted}".`);
  }
  const logHost = environment['HIROBA_LOG_HOST'] ?? '';
  if (logHost !== '' && !isOrigin(logHost)) {
    throw new StartupProblem(
      `HIROBA_LOG_HOST must be an origin such as https://log.example.jp, but it is "${logHost}".`,
    );
  }
  return {
    port: readPort(environment),
    host: environment['HOST'] || '127.0.0.1',
    dataFolder: environment['HIROBA_DATA'] || './data',
    databaseUrl: environment['DATABASE_URL'] || undefined,
    redisUrl: readRedisUrl(environment),
    channelFolder: environment['HIROBA_CHANNELS'] || undefined,
    trustProxy: trustsProxy(environment),
    publicUrl: readPublicUrl(environment),
    answersOnlyOwnHosts: Boolean(environment['HIROBA_URL']),
    metricsToken: readMetricsToken(environment),
    logHost,
    accessLogDays: readAccessLogDays(environment),
    nearProviders: readNearProviders(environment),
    logLevel,
    demo: readDemoChoice(environment),
    mail: readMailSettings(environment),
  };
}

function readAccessLogDays(environment: Environment): number | undefined {
  const days = environment['HIROBA_LOG_DAYS'] || undefined;
  if (days === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(days)) {
    throw new StartupProblem(`HIROBA_LOG_DAYS must be a number of days from 1 to 99999, but it is "${days}".`);
  }
  return Number(days);
}

function readNearProviders(environment: Environment): string[] {
  const named = (environment['HIROBA_NEAR_PROVIDERS'] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const hosts = named.filter((host) => host !== '');
  const wrong = hosts.find(
    (host) => !URL.canParse(`https://${host}/`) || new URL(`https://${host}/`).hostname !== host,
  );
  if (wrong !== undefined) {
    throw new StartupProblem(
      `HIROBA_NEAR_PROVIDERS must have names of hosts with commas between them, such as login.example.jp, but it has "${wrong}".`,
    );
  }
  return hosts;
}

/** The address of the server for links that leave it. A demo is on this machine; elsewhere nobody can guess it. */
export function readPublicUrl(environment: Environment): string | undefined {
  const local = readDemoChoice(environment).isOn ? `http://localhost:${readPort(environment)}` : undefined;
  const publicUrl = environment['HIROBA_URL'] || local;
  if (publicUrl !== undefined && !isOrigin(publicUrl)) {
    throw new StartupProblem(
      `HIROBA_URL must be an origin such as https://events.example.jp, but it is "${publicUrl}".`,
    );
  }
  return publicUrl;
}

/** Without the token in the sentence. */
function readMetricsToken(environment: Environment): string | undefined {
  const token = environment['HIROBA_METRICS_TOKEN'] || undefined;
  if (token !== undefined && !/^[\x21-\x7e]{20,200}$/.test(token)) {
    throw new StartupProblem('HIROBA_METRICS_TOKEN must have 20 to 200 letters, figures and signs without spaces.');
  }
  return token;
}

/** Without the address in the sentence: it may hold a password. */
function readRedisUrl(environment: Environment): string | undefined {
  const url = environment['REDIS_URL'] || undefined;
  if (url === undefined) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new StartupProblem('REDIS_URL is not an address like redis://user:password@host:6379 or rediss://….');
  }
  if (!environment['DATABASE_URL']) {
    throw new StartupProblem(
      'REDIS_URL is set, and DATABASE_URL is not: Redis joins several servers, and the embedded database belongs to one.',
    );
  }
  return url;
}

export function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/\s]+$/.test(text);
}

function readPort(environment: Environment): number {
  const port = environment['PORT'] ?? '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new StartupProblem(`PORT must be a number from 0 to 65535, but it is "${port}".`);
  }
  return Number(port);
}

function readDemoChoice(environment: Environment): DemoChoice {
  return chooseDemo(flag('HIROBA_DEMO', environment), environment, trustsProxy(environment));
}

function trustsProxy(environment: Environment): boolean {
  return flag('HIROBA_TRUST_PROXY', environment) ?? false;
}

function flag(name: string, environment: Environment): boolean | undefined {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new StartupProblem(`${name} must be 1 or 0, but it is "${text}".`);
}
