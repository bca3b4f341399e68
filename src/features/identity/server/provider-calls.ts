import { realmKey } from '#features/site/rules/realm-key.ts';
import {
  type DraftProvider,
  readDraftPart,
  readDraftProvider,
  readSettings,
  type SiteDocument,
  siteKey,
  writeDraftPart,
  writeDraftProvider,
} from '#features/site/server.ts';
import { type EnteredSite, noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { baseOf, sharedHost } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { offerLoginProvider, readLoginProvider, saveLoginProvider, tryLoginProvider } from '../contract/provider.ts';
import { callbackPath } from './attempts.ts';
import { sayPortalAccounts, sayTooMany } from './identity-refusal.ts';
import type { IdentityServices } from './identity-services.ts';

type ProviderState = AnswerOf<typeof readLoginProvider>;

/** The method of a site that has none yet: the three are alike. */
const usualMethod = 'OpenId';
const settings = { kind: 'settings' } as const;

/** The identity provider of a site, for its owners in the console. */
export function providerCalls(services: IdentityServices): ServedConsoleCall[] {
  const { database, openId } = services;
  return [
    serveConsole(readLoginProvider, async ({ site, context }) => ({ data: await stateOf(services, site, context) })),

    serveConsole(saveLoginProvider, async ({ site, body: { provider }, operator, context }) => {
      const { siteKey: key } = site;
      await inTransaction(database, async (tx) => {
        const document = await lockedSettings(tx, key);
        if (portalOf(site, document) !== undefined) throw new Refusal(status.conflict, sayPortalAccounts);
        // An owner of a site is not who runs the server: what only this machine reaches is none of theirs.
        if (provider !== null && !openId.mayCall(provider.issuer)) {
          throw new Refusal(
            status.invalid,
            (language) => commonTexts[language].invalid,
            () => ({ issuer: [''] }),
          );
        }
        const known = await readDraftProvider({ kysely: tx }, key, document.login.authMethod);
        const method = known?.method ?? usualMethod;
        await writeDraftProvider(tx, key, method, provider ?? undefined);
        await writeOffer(tx, key, document, provider?.isOffered ? method : undefined, provider?.name);
        const details = { part: 'settings', issuer: provider?.issuer ?? '' };
        await noteInLog(tx, context, { operator, siteKey: key, action: 'provider.changed', details });
      });
      return { data: await stateOf(services, site, context) };
    }),

    serveConsole(offerLoginProvider, async ({ site, body: { isOffered }, operator, context }) => {
      const { siteKey: key } = site;
      await inTransaction(database, async (tx) => {
        const document = await lockedSettings(tx, key);
        const { authMethod, authName } = document.login;
        const provider = await readDraftProvider({ kysely: tx }, portalOf(site, document) ?? key, authMethod);
        if (provider === undefined) throw refuse('notFound');
        await writeOffer(tx, key, document, isOffered ? provider.method : undefined, authName);
        await noteInLog(tx, context, {
          operator,
          siteKey: key,
          action: 'draft.changed',
          details: { part: 'settings' },
        });
      });
      return { data: await stateOf(services, site, context) };
    }),

    serveConsole(tryLoginProvider, async ({ site: { siteKey: key }, context }) => {
      const [read] = await readSettings(database.kysely, { siteKeys: [key], version: 'draft' });
      const provider = await readDraftProvider(database, key, read?.document?.login.authMethod);
      if (provider === undefined) throw refuse('notFound');
      await takeTry(database, 'identityBegun', { context }, { say: sayTooMany });
      return { data: await openId.tryOut(provider, callbackOf(originOf(services, context))) };
    }),
  ];
}

async function lockedSettings(tx: Transaction<Tables>, key: string): Promise<SiteDocument> {
  await readDraftPart(tx, key, settings, { lock: true });
  const [read] = await readSettings(tx, { siteKeys: [key], version: 'draft' });
  if (read?.document === undefined) throw refuse('notFound');
  return read.document;
}

/** The button on the login page, and its name. */
async function writeOffer(
  tx: Transaction<Tables>,
  key: string,
  document: SiteDocument,
  method: DraftProvider['method'] | undefined,
  name: LocalizedText | undefined,
): Promise<void> {
  const { authMethod: _, authName: __, ...login } = document.login;
  const offer = { ...(method && { authMethod: method }), ...(name && { authName: name }) };
  await writeDraftPart(tx, key, settings, { ...document, login: { ...login, ...offer } });
}

async function stateOf(services: IdentityServices, site: EnteredSite, context: RequestContext): Promise<ProviderState> {
  const { database, openId } = services;
  const { siteKey: key } = site;
  const [read] = await readSettings(database.kysely, { siteKeys: [key], version: 'draft' });
  if (read?.document === undefined) throw refuse('notFound');
  const { login, languages, webSetting } = read.document;
  const portal = portalOf(site, read.document);
  const provider = await readDraftProvider(database, portal ?? key, login.authMethod);
  const shown = provider && {
    issuer: provider.issuer,
    clientId: provider.clientId,
    hasSecret: provider.clientSecret !== null,
    trustsMail: provider.trustsMail,
    isOffered: login.authMethod === provider.method,
    ...(login.authName && { name: login.authName }),
  };
  return {
    portal: portal === undefined ? null : siteNameOf(portal),
    languages,
    hasLogin: login.isEnabled,
    // What the portal has agreed with its provider is the portal's.
    provider: shown === undefined ? null : portal === undefined ? shown : { ...shown, issuer: '', clientId: '' },
    redirects: redirectsOf(services, site, webSetting.ownDomain, context),
    hasDemo: openId.hasDemo,
  };
}

/** The site whose accounts an event uses, where it is another one. */
function portalOf({ siteKey: key, portalId, eventId }: EnteredSite, document: SiteDocument): string | undefined {
  const realm = realmKey({ portalId, eventId, document });
  return realm === key ? undefined : realm;
}

/** The shared host, the site's own domain, and those of the events that use its accounts. */
function redirectsOf(
  services: IdentityServices,
  { siteKey: key, portalId, eventId }: EnteredSite,
  ownDomain: string | undefined,
  context: RequestContext,
): string[] {
  const origin = originOf(services, context);
  const { protocol, port } = new URL(origin);
  // The events of portal 0 have accounts of their own.
  const events =
    eventId === undefined && portalId !== 0 && key === siteKey({ portalId })
      ? services.site.directory.eventsOf(portalId)
      : [];
  const domains = [ownDomain, ...events.map((event) => event.ownDomain)].filter((one) => one !== undefined);
  const own = [...new Set(domains)].map((domain) => `${protocol}//${domain}${port === '' ? '' : `:${port}`}`);
  return [callbackOf(origin), ...own.map((one) => one + callbackPath)];
}

const originOf = ({ publicUrl }: IdentityServices, { protocol, host }: RequestContext): string =>
  publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin;

const callbackOf = (origin: string): string => origin + baseOf(sharedHost) + callbackPath;
