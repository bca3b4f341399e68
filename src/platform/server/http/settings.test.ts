import { describe, expect, test } from 'vitest';
import { StartupProblem } from '#server/database/startup-problem.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('have their defaults without an environment', () => {
    expect(readSettings({})).toEqual({
      port: 3_000,
      host: '127.0.0.1',
      dataFolder: './data',
      databaseUrl: undefined,
      redisUrl: undefined,
      trustProxy: false,
      publicUrl: 'http://localhost:3000',
      answersOnlyOwnHosts: false,
      metricsToken: undefined,
      logHost: '',
      nearProviders: [],
      logLevel: 'warn',
      demo: { isOn: true, isAsked: false },
      mail: { smtp: undefined, from: { name: 'Hiroba', address: 'hiroba@mailbox.invalid' } },
    });
  });

  test('come from the environment; an empty one is none', () => {
    const environment = {
      PORT: '0',
      HOST: '0.0.0.0',
      HIROBA_DATA: '/var/hiroba',
      DATABASE_URL: 'postgres://db/hiroba',
      REDIS_URL: 'rediss://user:secret@redis:6380',
      HIROBA_TRUST_PROXY: 'yes',
      HIROBA_LOG_HOST: 'https://log.example.jp',
      HIROBA_LOG: 'info',
      HIROBA_NEAR_PROVIDERS: 'login.example.jp, SSO.inner',
      HIROBA_DEMO: 'off',
      SMTP_URL: 'smtps://smtp.example.jp',
      MAIL_FROM: 'noreply@example.jp',
    };
    expect(readSettings(environment)).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataFolder: '/var/hiroba',
      databaseUrl: 'postgres://db/hiroba',
      redisUrl: 'rediss://user:secret@redis:6380',
      trustProxy: true,
      publicUrl: undefined,
      answersOnlyOwnHosts: false,
      metricsToken: undefined,
      logHost: 'https://log.example.jp',
      nearProviders: ['login.example.jp', 'sso.inner'],
      logLevel: 'info',
      demo: { isOn: false, isAsked: true },
      mail: {
        smtp: expect.objectContaining({ place: 'smtp.example.jp:465' }),
        from: { name: '', address: 'noreply@example.jp' },
      },
    });
    expect(readSettings({ HOST: '', HIROBA_DATA: '', DATABASE_URL: '', HIROBA_DEMO: '' })).toEqual(readSettings({}));
  });

  test.each([
    ...['redis', 'http://:secret@redis:6379', 'redis://', 'redis:6379'].map(
      (REDIS_URL): [Record<string, string>, string] => [
        { REDIS_URL, DATABASE_URL: 'postgres://db/hiroba' },
        'REDIS_URL is not an address like redis://user:password@host:6379 or rediss://….',
      ],
    ),
    [
      { REDIS_URL: 'redis://redis' },
      'REDIS_URL is set, and DATABASE_URL is not: Redis joins several servers, and the embedded database belongs to one.',
    ],
    [{ PORT: '' }, 'PORT must be a number from 0 to 65535, but it is "".'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, but it is "65536".'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, but it is "-1".'],
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, but it is "http".'],
    [{ MAIL_FROM: 'me' }, 'MAIL_FROM must be an address such as "Hiroba <noreply@example.jp>", but it is "me".'],
    [{ HIROBA_DEMO: 'maybe' }, 'HIROBA_DEMO must be 1 or 0, but it is "maybe".'],
    [{ HIROBA_TRUST_PROXY: '2' }, 'HIROBA_TRUST_PROXY must be 1 or 0, but it is "2".'],
    [{ HIROBA_LOG: 'loud' }, 'HIROBA_LOG must be one of debug, info, warn, error, but it is "loud".'],
    [
      { HIROBA_URL: 'events.example.jp' },
      'HIROBA_URL must be an origin such as https://events.example.jp, but it is "events.example.jp".',
    ],
    [{ HIROBA_LOG_HOST: 'log' }, 'HIROBA_LOG_HOST must be an origin such as https://log.example.jp, but it is "log".'],
    [
      { HIROBA_LOG_HOST: 'https://a.jp/x' },
      'HIROBA_LOG_HOST must be an origin such as https://log.example.jp, but it is "https://a.jp/x".',
    ],
  ])('that are wrong are one sentence: %o', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new StartupProblem(sentence));
  });
});
