import type { Favorite } from '#features/favorite/rules/favorite-list.ts';
import { favoriteKinds } from '#features/favorite/rules/favorite-kind.ts';
import {
  type PublishedSite,
  refuseWithdrawn,
  serve,
  type SiteStore,
  type VisitorPorts,
} from '#features/site/server.ts';
import type { Random } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import type { LanguageCode } from '#kernel/language.ts';
import * as calls from './contract.ts';
import { consentWords } from './rules/booth-consent.ts';
import { memoMax, reportLineMax } from './rules/booth-memo.ts';
import { type BagAsked, bagProducts, type ReadBooths, sharedProducts } from './server/bag-products.ts';
import { createBagReports } from './server/bag-reports.ts';
import { createBoothConsents } from './server/booth-consents.ts';
import { createBoothMemos } from './server/booth-memos.ts';
import { tidyTexts } from './server/typed-report.ts';
import { bagData } from './server/bag-data.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type BagTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

export { createBoothConsents } from './server/booth-consents.ts';
export { createBoothMemos } from './server/booth-memos.ts';
export type { BagBooth, ReadBooths } from './server/bag-products.ts';

type Owner = Pick<Member, 'memberId'>;

interface BoothPlace {
  contentId: number;
  detailId: number;
}

export interface BagServices {
  database: Database;
  random: Random;
  store: Pick<SiteStore, 'items'>;
  /** How booths look in a bag; the composition fills it. */
  readBooths: ReadBooths;
  favoritesOf(site: PublishedSite, owner: Owner): Promise<Favorite[]>;
  closedContents: VisitorPorts['closedContents'];
}

export function createBagServer(services: BagServices): ServerFeature {
  const { database, random, store, readBooths, favoritesOf, closedContents } = services;
  const memos = createBoothMemos(database);
  const consents = createBoothConsents(database);
  const reports = createBagReports(database, random);

  const productsOf = async (
    asked: Omit<BagAsked, 'favorites' | 'memos' | 'consents'>,
    owner: Owner,
  ): ReturnType<typeof bagProducts> => {
    const marked = await favoritesOf(asked.site, owner);
    return bagProducts(readBooths, {
      ...asked,
      favorites: marked.filter(({ moduleId }) => moduleId === favoriteKinds.booth.moduleId),
      memos: await memos.list(asked.site, owner),
      consents: await consents.list(asked.site, owner),
    });
  };
  const checkBooth = async (site: PublishedSite, { contentId, detailId }: BoothPlace): Promise<void> => {
    const items = await store.items(site, 'booth', contentId);
    if (!items?.some((one) => one.detailId === detailId)) throw refuse('notFound');
  };

  return {
    personalData: [bagData(database)],
    endpoints: [
      serve(calls.listBagProducts, async ({ site, say, visit, member, context }) => {
        checkEnabled(site);
        const closed = await closedContents(visit);
        return { data: await productsOf({ site, say, now: context.now, closed }, member) };
      }),
      serve(calls.readBoothMemo, async ({ site, member, params }) => {
        checkEnabled(site);
        return { data: await memos.read(site, member, params) };
      }),
      serve(calls.saveBoothMemo, async ({ site, member, body, context }) => {
        checkChangeable(site);
        await checkBooth(site, body);
        const rules = { memo: { max: memoMax, isMultiline: true } };
        const text = body.memo === undefined ? {} : tidyTexts({ memo: body.memo }, rules);
        const outcome = await memos.save(site, member, { ...body, ...text }, context.now);
        if (outcome.kind === 'full') throw new Refusal(status.conflict, (language) => bagMessages[language].full);
        if (outcome.kind === 'changedElsewhere') throw refuseOlder(outcome.info);
        return { data: outcome.info };
      }),
      serve(calls.readBoothConsent, async ({ site, member, params }) => {
        checkEnabled(site);
        return { data: { isConsented: await consents.isGiven(site, member, params) } };
      }),
      serve(calls.consentAtBooth, async ({ site, member, body, context }) => {
        checkChangeable(site);
        if (body.words !== consentWords) {
          throw new Refusal(status.conflict, (language) => bagMessages[language].consent.otherWords);
        }
        await checkBooth(site, body);
        await consents.give(site, member, body, context.now);
        return { data: { isConsented: true } };
      }),
      serve(calls.withdrawBoothConsent, async ({ site, member, body }) => {
        checkEnabled(site);
        await consents.withdraw(site, member, body);
        return { data: { isConsented: false } };
      }),
      serve(calls.readReportSetting, async ({ site, member }) => {
        checkEnabled(site);
        return { data: await reports.setting(site, member) };
      }),
      serve(calls.saveReportSetting, async ({ site, member, body, context }) => {
        checkChangeable(site);
        return { data: await reports.share(site, member, body.enableShare, context.now) };
      }),
      serve(calls.refreshReportToken, async ({ site, member, body, context }) => {
        checkChangeable(site);
        const refreshed = await reports.refresh(site, member, body.token, context.now);
        if (refreshed === undefined) throw refuseOlder(await reports.setting(site, member));
        return { data: refreshed };
      }),
      serve(calls.readOwnReport, async ({ site, say, visit, member, query, context }) => {
        checkEnabled(site);
        const { token } = await reports.setting(site, member);
        if (query.token !== undefined && query.token !== token) throw refuse('notFound');
        const closed = await closedContents(visit);
        const products = await productsOf({ site, say, now: context.now, closed }, member);
        return { data: { ...(await reports.texts(site, member)), products: sharedProducts(products) } };
      }),
      serve(calls.readSharedReport, async ({ site, say, visit, query, context }) => {
        checkEnabled(site);
        const owner = await reports.ownerOf(site, query.token);
        if (owner === undefined) throw refuse('notFound');
        const closed = await closedContents(visit);
        const products = await productsOf({ site, say, now: context.now, closed }, owner);
        const { memo, name, department } = await reports.texts(site, owner);
        return { data: { memo, name, department, products: sharedProducts(products) } };
      }),
      serve(calls.saveReport, async ({ site, member, body, context }) => {
        checkChangeable(site);
        const line = { max: reportLineMax };
        const tidy = tidyTexts(
          { memo: body.memo, name: body.name, department: body.department },
          { memo: { max: memoMax, isMultiline: true }, name: line, department: line },
        );
        const saved = await reports.save(site, member, { ...tidy, version: body.version }, context.now);
        if (saved === undefined) throw refuseOlder(await reports.texts(site, member));
        return { data: saved };
      }),
    ],
  };
}

/** 404 where the organiser has not switched my bag on. */
function checkEnabled({ document, eventId }: PublishedSite): void {
  if (eventId === undefined || !document.client.enableMyBag) throw refuse('notFound');
}

function checkChangeable(site: PublishedSite): void {
  checkEnabled(site);
  if (site.isWithdrawn) throw refuseWithdrawn();
}

/** 409 with the stored text, if another tab or device has changed it since. */
function refuseOlder(current: object): Refusal {
  return new Refusal(
    status.conflict,
    (language) => bagMessages[language].changedElsewhere,
    undefined,
    () => ({ reason: 'changedElsewhere', current }),
  );
}

/** The messages of the calls about my bag. */
const bagMessages: Record<LanguageCode, Pick<BagTexts, 'full' | 'changedElsewhere' | 'consent'>> = {
  jpn,
  eng,
  chi,
  zhtw,
  kor,
};
