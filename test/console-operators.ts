import { Secret, TOTP } from 'otpauth';
import * as factors from '#features/operator/contract/factors.ts';
import * as operator from '#features/operator/contract.ts';
import { makeLink } from '#features/operator/server.ts';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { type ConsoleClient, consoleClient } from './console-client.ts';
import { testNow, type TestSite } from './start-test-site.ts';

export const operatorPassword = 'correct horse battery';

/** A browser in which somebody with this role at a site is signed in. */
export async function operatorAt(
  site: Pick<TestSite, 'hiroba' | 'database'>,
  siteKey: string,
  role: OperatorRole,
  mail = `${role}.${siteKey.replace(/\W/g, '-')}@example.jp`,
  scope?: GrantScope,
): Promise<ConsoleClient> {
  const client = consoleClient(site);
  const token = await makeLink(site.database, { siteKey, role, ...(scope && { scope }) }, testNow);
  const { status } = await client.call(operator.useLink, { body: { token, mail, password: operatorPassword } });
  if (status !== 200) throw new Error(`The link of ${mail} answers ${status}.`);
  return client;
}

/** The code that an app shows at an instant. */
export function appCode(secret: string, at = testNow): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}

/** Sets up an app for codes in this browser, whose session has then shown a second factor. */
export async function setUpApp(
  client: ConsoleClient,
  at = testNow,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { data } = await client.call(factors.beginApp);
  const added = await client.call(factors.addApp, { body: { code: appCode(data.secret, at) } });
  if (added.status !== 200) throw new Error(`The app answers ${added.status}.`);
  return { secret: data.secret, recoveryCodes: added.data.recoveryCodes ?? [] };
}
