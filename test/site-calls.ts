import { createReadCaller } from '#features/account/server.ts';
import { entranceOf } from './call-entrance.ts';
import * as v from 'valibot';
import { createSiteServer, type Door, type SiteServer } from '#features/site/server.ts';
import type { Answer, AnswerOf, BesideOf, Endpoint } from '#kernel/endpoint.ts';
import type { ModuleDocuments } from '#kernel/module-documents.ts';
import type { Database } from '#server/database/database.ts';
import { createApi } from '#server/http/api.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { publishTestSites, type TestSite } from './published-site.ts';
import { requestContext } from './request-context.ts';
import { testDatabase } from './test-database.ts';
import { readDocuments } from './read-documents.ts';

export interface SiteCalls {
  /** The answer to a visitor; a refusal is thrown. */
  call<E extends Endpoint>(
    endpoint: E,
    params: Readonly<Record<string, number>>,
    query?: object,
    more?: Partial<RequestContext>,
  ): Promise<Answer<AnswerOf<E>> & BesideOf<E>>;
  /** Makes a call with a body. */
  post<E extends Endpoint>(
    endpoint: E,
    params: Readonly<Record<string, number>>,
    body?: object,
    more?: Partial<RequestContext>,
  ): Promise<Answer<AnswerOf<E>> & BesideOf<E>>;
  database: Database;
  close(): Promise<void>;
}

const passcodeDoor: Door = ({ site, context }) => {
  const given = site.eventId === undefined ? context.passcodes.portal : context.passcodes.event;
  if (site.passcode !== undefined && given !== site.passcode) throw refuse('passcodeRequired');
};

/** The calls of a feature on published sites, whose modules are read with the feature's own schemas; without sockets. */
export async function siteCalls(
  sites: readonly TestSite[],
  documents: readonly ModuleDocuments[],
  createServer: (site: SiteServer, database: Database) => { endpoints: ServedEndpoint[] },
  doorsOf: (database: Database) => readonly Door[] = () => [passcodeDoor],
  /** What happens to the sites after their publication. */
  afterwards: (database: Database) => Promise<void> = async () => {},
): Promise<SiteCalls> {
  const database = await testDatabase();
  const read = sites.map(({ modules = [], ...rest }) => ({
    ...rest,
    modules: modules.map((one) => readModule(one, documents)),
  }));
  await publishTestSites(database, read);
  await afterwards(database);
  const site = createSiteServer(database, doorsOf(database), readDocuments, {
    callerOf: createReadCaller(database),
    closedContents: async () => new Map(),
  });
  await site.directory.refresh();
  const api = createApi(createServer(site, database).endpoints, entranceOf(site), () => requestContext());
  return {
    database,
    call: (endpoint, params, query = {}, more = {}) => api.call(endpoint, { params, query }, requestContext(more)),
    post: (endpoint, params, body = {}, more = {}) => api.call(endpoint, { params, body }, requestContext(more)),
    close: () => database.close(),
  };
}

/** A module with the defaults of its documents. */
export function readModule(
  module: Record<string, unknown>,
  documents: readonly ModuleDocuments[],
): Record<string, unknown> {
  const schemas = documents.find(({ moduleCode }) => moduleCode === module['moduleCode']);
  if (schemas === undefined) return module;
  const items = (module['items'] ?? []) as unknown[];
  return {
    ...module,
    widget: v.parse(schemas.widget, module['widget'] ?? {}),
    list: v.parse(schemas.list, module['list'] ?? {}),
    content: v.parse(schemas.content, module['content'] ?? {}),
    ...(schemas.serverContent && { serverContent: v.parse(schemas.serverContent, module['serverContent'] ?? {}) }),
    items: items.map((item) => (schemas.item ? v.parse(schemas.item, item) : item)),
  };
}
