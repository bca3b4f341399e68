import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { SiteDocument } from '../documents.ts';
import { demoIssuer, isIssuer } from '../rules/identity-issuer.ts';
import { realmKey } from '../rules/realm-key.ts';
import { siteKey } from '../rules/site-key.ts';
import type { IdentityProviderTable } from './site-tables.ts';
import { placeIssue } from './import-issue.ts';
import { describeFound, type Place, type PlacedProblem } from './import-problem.ts';

const named = v.pipe(v.string(), v.minLength(1), maxLetters(500));
export const providerSchema = v.strictObject({
  method: v.picklist(['Bnid', 'OpenId', 'Jid']),
  issuer: v.pipe(
    v.string(),
    maxLetters(500),
    v.check(isIssuer, 'an https address without query, as https://id.example.jp, or demo'),
  ),
  /** This platform's name at the provider; the provider of the demo needs none. */
  clientId: v.optional(named),
  /** Without it the stored secret of this client stays; a client that never had one proves itself by PKCE alone. */
  clientSecret: v.optional(named),
  /** Whether a mail address that the provider calls verified opens the account that has it. */
  trustsMail: v.optional(v.boolean(), false),
});
export type IdentityProvider = v.InferOutput<typeof providerSchema> & { clientId: string };

type Fields = Record<string, unknown>;

/** The providers of a site file: `identity` is one of them or a list. Works on the file as written. */
export function parseIdentityProviders(file: Fields): { providers: IdentityProvider[]; problems: PlacedProblem[] } {
  const { identity } = file;
  if (identity === undefined) return { providers: [], problems: problemsOfLogin(file, []) };
  const isList = Array.isArray(identity);
  const problems: PlacedProblem[] = [];
  const providers = (isList ? identity : [identity]).flatMap((entry: unknown, index): IdentityProvider[] => {
    const place: Place = isList ? ['identity', index] : ['identity'];
    const parsed = v.safeParse(providerSchema, entry);
    if (!parsed.success) {
      problems.push(...parsed.issues.map((issue) => placeIssue(issue, providerSchema, place)));
      return [];
    }
    const { clientId = parsed.output.issuer === demoIssuer ? 'hiroba' : undefined, ...rest } = parsed.output;
    if (clientId !== undefined) return [{ ...rest, clientId }];
    problems.push({
      place: [...place, 'clientId'],
      expected: 'the name the provider gave to this site',
      found: 'nothing',
    });
    return [];
  });
  const methods = providers.map(({ method }) => method);
  const repeated = methods.findIndex((method, index) => methods.indexOf(method) !== index);
  if (repeated >= 0) {
    problems.push({
      place: ['identity', repeated, 'method'],
      expected: 'each method once',
      found: `"${methods[repeated]}"`,
    });
  }
  if (usesPortal(file)) {
    const found = describeFound(identity);
    problems.push({
      place: ['identity'],
      expected: 'no field here: the accounts are the portal’s, and so are its providers',
      found,
    });
  }
  return { providers, problems: problems.length > 0 ? problems : problemsOfLogin(file, methods) };
}

/** The method of a draft's login that it has no provider for; an event with its portal's accounts needs none. */
export async function methodWithoutProvider(
  database: Database,
  site: SiteDocument,
): Promise<PlacedProblem | undefined> {
  const providers = site.login.authMethod === undefined ? [] : await readDraftProviders(database, siteKey(site));
  const methods = providers.flatMap(({ method }) => method ?? []);
  return problemsOfLogin({ ...site }, methods)[0];
}

/** A button without a target is no login; an event with its portal's accounts has the portal's providers. */
function problemsOfLogin(file: Fields, methods: readonly string[]): PlacedProblem[] {
  const authMethod = isRecord(file['login']) ? file['login']['authMethod'] : undefined;
  if (typeof authMethod !== 'string' || usesPortal(file) || methods.includes(authMethod)) return [];
  return [
    {
      place: ['login', 'authMethod'],
      expected: 'a method that `identity` has a provider for',
      found: `"${authMethod}"`,
    },
  ];
}

function usesPortal(file: Fields): boolean {
  const { kind, portalId, eventId, usePortal } = file;
  if (kind !== 'event' || typeof portalId !== 'number' || typeof eventId !== 'number') return false;
  const site = { portalId, eventId };
  return realmKey({ ...site, document: { usePortal: usePortal !== false } }) !== siteKey(site);
}

/** Replaces the providers of a draft; a secret that the file leaves out is kept. */
export async function writeDraftProviders(
  tx: Transaction<Tables>,
  realm: string,
  providers: readonly IdentityProvider[],
): Promise<void> {
  const known = await tx.selectFrom('identity_provider').selectAll().where('realm_key', '=', realm).execute();
  const rows = providers.map((provider) => draftRow(realm, provider, known));
  const before = known.filter(({ version }) => version === 'draft');
  const isSame = (one: (typeof rows)[number]): boolean => before.some((row) => isDeepStrictEqual(row, one));
  if (before.length === rows.length && rows.every(isSame)) return;
  await tx.deleteFrom('identity_provider').where('realm_key', '=', realm).where('version', '=', 'draft').execute();
  if (rows.length > 0) await tx.insertInto('identity_provider').values(rows).execute();
}

/** A provider as it is stored; without a secret the known one of this client stays, and `null` removes it. */
function draftRow(
  realm: string,
  { method, issuer, clientId, clientSecret, trustsMail }: WrittenProvider,
  known: readonly Selectable<IdentityProviderTable>[],
) {
  const kept = known
    .filter((one) => one.method === method && one.issuer === issuer && one.client_id === clientId)
    .sort((one) => (one.version === 'draft' ? -1 : 1))
    .find((one) => one.client_secret !== null)?.client_secret;
  return {
    realm_key: realm,
    version: 'draft' as const,
    method,
    issuer,
    client_id: clientId,
    client_secret: clientSecret === undefined ? (kept ?? null) : clientSecret,
    trusts_mail: trustsMail,
  };
}

type WrittenProvider = Omit<IdentityProvider, 'clientSecret'> & { clientSecret?: string | null | undefined };

export interface DraftProvider {
  method: IdentityProvider['method'];
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  trustsMail: boolean;
}

/** The provider of a draft by this method, else another one of it, with its secret: for whoever speaks to it. */
export async function readDraftProvider(
  { kysely }: Pick<Database, 'kysely'>,
  realm: string,
  method: IdentityProvider['method'] | undefined,
): Promise<DraftProvider | undefined> {
  const found = await kysely
    .selectFrom('identity_provider')
    .select(['method', 'issuer', 'client_id as clientId', 'client_secret as clientSecret', 'trusts_mail as trustsMail'])
    .where('realm_key', '=', realm)
    .where('version', '=', 'draft')
    .orderBy('method')
    .execute();
  return found.find((one) => one.method === method) ?? found[0];
}

/** Replaces one provider of a draft, or takes it away; the others stay. */
export async function writeDraftProvider(
  tx: Transaction<Tables>,
  realm: string,
  method: IdentityProvider['method'],
  provider: Omit<WrittenProvider, 'method'> | undefined,
): Promise<void> {
  const known = await tx.selectFrom('identity_provider').selectAll().where('realm_key', '=', realm).execute();
  await tx
    .deleteFrom('identity_provider')
    .where('realm_key', '=', realm)
    .where('version', '=', 'draft')
    .where('method', '=', method)
    .execute();
  if (provider === undefined) return;
  await tx
    .insertInto('identity_provider')
    .values(draftRow(realm, { ...provider, method }, known))
    .execute();
}

/** What a publication changes of the providers, without their secrets; undefined: nothing. */
export async function readProviderChange(
  kysely: Kysely<Tables>,
  realm: string,
): Promise<{ before: string | undefined; after: string | undefined } | undefined> {
  const rows = await kysely
    .selectFrom('identity_provider')
    .selectAll()
    .where('realm_key', '=', realm)
    .orderBy('method')
    .execute();
  const of = (version: string) => rows.filter((row) => row.version === version).map(({ version: _, ...row }) => row);
  const [published, draft] = [of('published'), of('draft')];
  if (isDeepStrictEqual(published, draft)) return undefined;
  const say = (providers: typeof draft): string | undefined =>
    providers.length === 0 ? undefined : providers.map((one) => `${one.issuer} (${one.client_id})`).join(', ');
  const [before, after] = [say(published), say(draft)];
  // The rest is a secret, or how far its mails are trusted.
  return { before: before === after ? undefined : before, after };
}

export async function publishDraftProviders(tx: Transaction<Tables>, realm: string): Promise<void> {
  await tx.deleteFrom('identity_provider').where('realm_key', '=', realm).where('version', '=', 'published').execute();
  await sql`
    insert into identity_provider (realm_key, version, method, issuer, client_id, client_secret, trusts_mail)
    select realm_key, 'published', method, issuer, client_id, client_secret, trusts_mail
    from identity_provider where realm_key = ${realm} and version = 'draft'`.execute(tx);
}

/** The providers as a site file writes them, without secrets: an exported folder may be handed around. */
export async function readDraftProviders({ kysely }: Database, realm: string): Promise<Partial<IdentityProvider>[]> {
  const rows = await kysely
    .selectFrom('identity_provider')
    .select(['method', 'issuer', 'client_id', 'trusts_mail'])
    .where('realm_key', '=', realm)
    .where('version', '=', 'draft')
    .orderBy('method')
    .execute();
  return rows.map(({ method, issuer, client_id: clientId, trusts_mail: trustsMail }) => ({
    method,
    issuer,
    ...(issuer !== demoIssuer && { clientId }),
    ...(trustsMail && { trustsMail }),
  }));
}
