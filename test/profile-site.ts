import * as v from 'valibot';
import { profileDocuments } from '#features/profile/documents.ts';
import { createProfileAnswers, createProfileServer, type ProfileAnswers } from '#features/profile/server.ts';
import { createSiteServer, type CallerOf, type PublishedSite, type SiteServer } from '#features/site/server.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import { encodeForm } from '#kernel/form-body.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Member } from '#kernel/member.ts';
import { createApi } from '#server/http/api.ts';
import type { Database } from '#server/database/database.ts';
import { entranceOf } from './call-entrance.ts';
import { publishTestSites, type TestSite } from './published-site.ts';
import { requestContext } from './request-context.ts';
import { readDocuments } from './read-documents.ts';

export interface ProfileSite {
  database: Database;
  site: SiteServer;
  answers: ProfileAnswers;
  /** Makes a member of a realm; its number is also its access token here. */
  addMember(realm: string, mail: string): Promise<number>;
  get(path: string, language?: LanguageCode): Promise<Answered>;
  post(path: string, answers: readonly object[], member?: number, language?: LanguageCode): Promise<Answered>;
  published(identity: { portalId: number; eventId?: number }): Promise<PublishedSite>;
}
interface Answered {
  status: number;
  // The tests read any member of an answer.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** The profile calls on published sites, with members whose access token is their number. */
export async function profileSite(database: Database, sites: readonly TestSite[]): Promise<ProfileSite> {
  const itemSchema = profileDocuments[0]?.item as v.GenericSchema;
  const read = sites.map(({ modules = [], ...rest }) => ({
    ...rest,
    modules: modules.map((module) => ({
      ...module,
      items: ((module['items'] ?? []) as unknown[]).map((item) => v.parse(itemSchema, item)),
    })),
  }));
  await publishTestSites(database, read);
  const callerOf: CallerOf = async ({ accessToken = '0' }, published) => {
    const row = await database.kysely
      .selectFrom('member')
      .select(['member_id', 'mail', 'realm_key'])
      .where('member_id', '=', Number(accessToken))
      .executeTakeFirst();
    if (row === undefined || row.realm_key !== realmKey(published)) return undefined;
    return { memberId: row.member_id, mail: row.mail } as Member;
  };
  const site = createSiteServer(database, [], readDocuments, { callerOf, closedContents: async () => new Map() });
  await site.directory.refresh();
  const answers = createProfileAnswers(database, site.store);
  const { endpoints } = createProfileServer(database, site, answers);
  const api = createApi(endpoints, entranceOf(site), ({ header }) =>
    requestContext({
      language: (header('language') ?? 'jpn') as LanguageCode,
      accessToken: header('access-token'),
    }),
  );
  const send = async (path: string, init: RequestInit): Promise<Answered> => {
    const response = await api.fetch(new Request(`http://h/web_api/v2/${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  return {
    database,
    site,
    answers,
    async addMember(realm, mail) {
      const row = { realm_key: realm, mail, mail_key: mail, language: 'jpn' as const };
      const { member_id: id } = await database.kysely
        .insertInto('member')
        .values(row)
        .returning('member_id')
        .executeTakeFirstOrThrow();
      return id;
    },
    get: (path, language = 'jpn') => send(path, { headers: { language } }),
    post: (path, list, member, language = 'jpn') =>
      send(path, {
        method: 'POST',
        headers: { language, ...(member === undefined ? {} : { 'access-token': String(member) }) },
        body: new URLSearchParams(encodeForm({ answers: list })),
      }),
    async published(identity) {
      const found = await site.store.site(identity);
      if (found === undefined) throw new Error('There is no such site.');
      return found;
    },
  };
}
