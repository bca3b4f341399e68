import { createBoothConsents } from '#features/my-bag/server.ts';
import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { ProfileAnswers } from '#features/profile/server.ts';
import { companyIn } from '#features/profile/rules/person-company.ts';
import { nameIn } from '#features/profile/rules/person-name.ts';
import { type PublishedSite, type SiteStore, spokenLanguage } from '#features/site/server.ts';
import { csvText } from '#kernel/csv.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { Database } from '#server/database/database.ts';
import { type Keeper, downloadKeepersOfBooth, listKeepersOfBooth } from '../../contract/keeper.ts';
import type { BoothPlace } from '../exhibitor/exhibitors.ts';
import chi from '../../texts/keepers/chi.ts';
import eng from '../../texts/keepers/eng.ts';
import jpn, { type KeeperTexts } from '../../texts/keepers/jpn.ts';
import kor from '../../texts/keepers/kor.ts';
import zhtw from '../../texts/keepers/zhtw.ts';

export interface KeeperServices {
  database: Database;
  site: { store: Pick<SiteStore, 'site'> };
  profile: Pick<ProfileAnswers, 'presentAll'>;
}

export const keepersPerPage = 50;
const downloadedAtOnce = 500;

/** Who keeps a booth, as its exhibitor sees it in the console: by name only those who agreed to it. */
export function keeperCalls({ database, site: { store }, profile }: KeeperServices): ServedConsoleCall[] {
  const consents = createBoothConsents(database);

  const named = async (
    site: PublishedSite,
    booth: BoothPlace,
    page: { after: number | undefined; size: number },
    language: LanguageCode,
  ): Promise<Keeper[]> => {
    // Where my bag is off, nobody could take a consent back.
    if (!site.document.client.enableMyBag) return [];
    const keepers = await consents.keepers(site, booth, page);
    const profiles = await profile.presentAll(keepers, site, language);
    return keepers.map(({ consentId, memberId, mail, agreedAt }) => {
      const lists = profiles.get(memberId);
      const items = [...(lists?.profile ?? []), ...(lists?.shareProfile ?? [])];
      const facts = { name: nameIn(items, language), company: companyIn(items) };
      return { consentId, ...facts, mail, agreedAt: formatInstant(agreedAt.getTime()) };
    });
  };

  return [
    serveConsole(listKeepersOfBooth, async ({ site: { siteKey, ...at }, operator, params, query, context }) => {
      const { contentId, detailId } = params;
      const site = await store.site(at);
      if (site === undefined) return { data: { kept: 0, named: 0, entries: [], next: null } };
      const counted = await consents.count(site, params);
      const page = { after: query.after, size: keepersPerPage };
      const entries = await named(site, params, page, spokenLanguage(site.document, context.language));
      if (entries.length > 0) {
        await noteLook(database.kysely, context, {
          operator,
          siteKey,
          what: 'keepers',
          details: { contentId, detailId },
        });
      }
      const hasMore = entries.length === keepersPerPage;
      return {
        data: {
          kept: counted.kept,
          named: site.document.client.enableMyBag ? counted.named : 0,
          entries,
          next: hasMore ? (entries.at(-1)?.consentId ?? null) : null,
        },
      };
    }),

    serveConsole(downloadKeepersOfBooth, async ({ site: { siteKey, ...at }, operator, params, context }) => {
      const { contentId, detailId } = params;
      await noteLook(database.kysely, context, {
        operator,
        siteKey,
        what: 'keepers',
        details: { contentId, detailId },
      });
      const site = await store.site(at);
      const language = site === undefined ? context.language : spokenLanguage(site.document, context.language);
      const { columns } = keeperTexts[language];
      const rows: string[][] = [[columns.name, columns.company, columns.mail, columns.agreedAt]];
      for (let after: number | undefined, isMore = site !== undefined; isMore; ) {
        // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ends
        const part = await named(site!, params, { after, size: downloadedAtOnce }, language);
        rows.push(...part.map(({ name, company, mail, agreedAt }) => [name, company, shownMail(mail), agreedAt]));
        after = part.at(-1)?.consentId;
        isMore = part.length === downloadedAtOnce;
      }
      return { data: { name: 'keepers.csv', bytes: new TextEncoder().encode(csvText(rows)) } };
    }),
  ];
}

const keeperTexts: Record<LanguageCode, KeeperTexts> = { jpn, eng, chi, zhtw, kor };
