import { expect, test } from 'vitest';
import { readPublicUrl, readSettings } from './settings.ts';

const smtp = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@example.jp' };
const real = { HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/hiroba', HIROBA_URL: 'https://a.example.jp', ...smtp };

test.each<[Record<string, string>, string]>([
  // Nothing says that the server is for real.
  [{}, 'demo'],
  [{ HOST: '' }, 'demo'],
  [{ HOST: 'localhost' }, 'demo'],
  [{ HOST: '127.0.0.1' }, 'demo'],
  [{ HOST: '127.1.2.3' }, 'demo'],
  [{ HOST: '::1' }, 'demo'],
  [{ PORT: '80', HIROBA_DATA: '/srv', HIROBA_LOG: 'info', MAIL_FROM: 'a@example.jp' }, 'demo'],
  [{ DATABASE_URL: '', SMTP_URL: '', HIROBA_URL: '', HIROBA_DEMO: '', HIROBA_TRUST_PROXY: '0' }, 'demo'],
  // Something does.
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  [{ HOST: '::' }, 'HOST=::'],
  [{ HOST: '192.168.0.2' }, 'HOST=192.168.0.2'],
  [{ HOST: '127.0.0.1.example.jp' }, 'HOST=127.0.0.1.example.jp'],
  [{ DATABASE_URL: 'postgres://db/hiroba' }, 'DATABASE_URL'],
  [smtp, 'SMTP_URL'],
  [{ HIROBA_URL: 'http://localhost:3000' }, 'HIROBA_URL'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ HIROBA_TRUST_PROXY: '1' }, 'HIROBA_TRUST_PROXY'],
  [real, 'HOST=0.0.0.0'],
  // HIROBA_DEMO decides alone.
  [{ HIROBA_DEMO: '1', ...real }, 'asked for'],
  [{ HIROBA_DEMO: '1' }, 'asked for'],
  [{ HIROBA_DEMO: '0' }, 'refused'],
])('%o: %s', (environment, expected) => {
  const { isOn, isAsked, because } = readSettings(environment).demo;
  expect(because ?? (isAsked ? (isOn ? 'asked for' : 'refused') : 'demo')).toBe(expected);
  expect(isOn).toBe(['demo', 'asked for'].includes(expected));
  // Links of a server for real never lead to the reader's own machine.
  expect(readPublicUrl(environment)).toBe(
    environment['HIROBA_URL'] || (isOn ? readPublicUrl({ PORT: environment['PORT'] }) : undefined),
  );
});
