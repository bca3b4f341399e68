import * as operator from '#features/operator/contract.ts';
import { makeLink } from '#features/operator/server.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { type ConsoleClient, consoleClient } from './console-client.ts';
import { testNow, type TestSite } from './start-test-site.ts';

export const operatorPassword = 'correct horse battery';

/** A browser in which somebody with this role at a site is signed in. */
export async function operatorAt(
  site: TestSite,
  siteKey: string,
  role: OperatorRole,
  mail = `${role}.${siteKey.replace(/\W/g, '-')}@example.jp`,
): Promise<ConsoleClient> {
  const client = consoleClient(site);
  const token = await makeLink(site.database, { siteKey, role }, testNow);
  const { status } = await client.call(operator.useLink, { body: { token, mail, password: operatorPassword } });
  if (status !== 200) throw new Error(`The link of ${mail} answers ${status}.`);
  return client;
}
