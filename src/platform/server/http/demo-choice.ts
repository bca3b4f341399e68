type Environment = Readonly<Record<string, string | undefined>>;

export interface DemoChoice {
  /** The demo world may be here, and the tools that stand in for the outside world. */
  isOn: boolean;
  /** HIROBA_DEMO says so; otherwise a database with real sites has no demo either. */
  isAsked: boolean;
  /** The setting by which this server is for real, where HIROBA_DEMO says nothing. */
  because?: string;
}

/** Each of them says that strangers come, or that what is stored, sent or charged is real. */
const realSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'HIROBA_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/** Whether the settings leave room for the demo: where HIROBA_DEMO (`asked`) is not set, only if nothing says "real". */
export function chooseDemo(asked: boolean | undefined, environment: Environment, trustsProxy: boolean): DemoChoice {
  if (asked !== undefined) return { isOn: asked, isAsked: true };
  const host = environment['HOST'] || '127.0.0.1';
  const because = isLoopback(host)
    ? (realSettings.find((name) => environment[name]) ?? (trustsProxy ? 'HIROBA_TRUST_PROXY' : undefined))
    : `HOST=${host}`;
  return because === undefined ? { isOn: true, isAsked: false } : { isOn: false, isAsked: false, because };
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
}
