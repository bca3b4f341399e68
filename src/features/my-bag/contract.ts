import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textsBodyMaxBytes } from '#kernel/limits.ts';
import { flagSchema, idSchema, numberSchema, pictureSchema } from '#kernel/schema.ts';
import { rankMax } from './rules/booth-memo.ts';

const boothFace = v.object({
  title: v.string(),
  image: v.nullable(pictureSchema),
  logo: v.nullable(pictureSchema),
  stand: v.string(),
  /** The names of its categories, the deepest of each branch. */
  categories: v.array(v.string()),
});
const administrators = v.array(v.object({ id: v.number(), nickname: v.string() }));

const info = v.object({ userBoothMemoId: v.number(), rank: v.number(), memo: v.string(), version: v.number() });
export type BagInfo = v.InferOutput<typeof info>;

const product = v.object({
  contentId: v.number(),
  detailId: v.number(),
  isFavorite: v.boolean(),
  /** Whether the exhibitor may learn who keeps the booth. */
  isConsented: v.boolean(),
  /** When it came into the bag or was noted last. */
  updateDate: v.string(),
  productBooth: v.object({
    /** Null for a booth that the event no longer has, or that is locked for the member. */
    face: v.nullable(boothFace),
    /** Null while nothing is noted. */
    info: v.nullable(info),
  }),
  exhibitorAdministrators: administrators,
});
export type BagProduct = v.InferOutput<typeof product>;

const sharedProduct = v.object({
  contentId: v.number(),
  detailId: v.number(),
  productBooth: v.object({ face: boothFace, info: v.object({ rank: v.number(), memo: v.string() }) }),
  exhibitorAdministrators: administrators,
});
export type SharedProduct = v.InferOutput<typeof sharedProduct>;

const setting = v.object({
  enableShare: v.boolean(),
  /** The token of the shared address; null until the report is shared for the first time. */
  token: v.nullable(v.string()),
});
export type ReportSetting = v.InferOutput<typeof setting>;

const reportTexts = v.object({ memo: v.string(), name: v.string(), department: v.string() });
export type ReportTexts = v.InferOutput<typeof reportTexts>;
const ownReport = v.object({ ...reportTexts.entries, version: v.number(), products: v.array(sharedProduct) });
export type OwnReport = v.InferOutput<typeof ownReport>;
const sharedReport = v.object({ ...reportTexts.entries, products: v.array(sharedProduct) });
export type SharedReport = v.InferOutput<typeof sharedReport>;

/** Longer than anything valid, so that the broken rule names the problem and not this limit. */
const typed = v.pipe(v.string(), maxLetters(100_000));
const version = v.optional(idSchema);
const token = v.pipe(v.string(), maxLetters(100));
const changedElsewhere = '409 with `current`, when another tab or device has changed it meanwhile';

export const listBagProducts = endpoint({
  name: 'listBagProducts',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'my_bag/{portalId}/{eventId}/data',
  summary:
    'The booths in the member’s bag: favourites, and booths with a memo, a rank or a consent; 404 if my bag is off [BAG-011].',
  answer: v.array(product),
});

export const readBoothMemo = endpoint({
  name: 'readBoothMemo',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'my_bag/{portalId}/{eventId}/booth_memo/{contentId}/{detailId}',
  summary: 'The rank and the memo of one booth, or null if the member has noted nothing [BAG-022].',
  answer: v.nullable(info),
});

export const saveBoothMemo = endpoint({
  name: 'saveBoothMemo',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'my_bag/{portalId}/{eventId}/booth_memo',
  summary: `Saves the rank, 0 to 5, the memo, or both, of a booth. \`version\` is that of the changed memo: ${changedElsewhere} [BAG-022].`,
  body: v.object({
    contentId: idSchema,
    detailId: idSchema,
    rank: v.optional(v.pipe(numberSchema, v.integer(), v.minValue(0), v.maxValue(rankMax))),
    memo: v.optional(typed),
    version,
  }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: info,
});

const consent = v.object({ isConsented: v.boolean() });

export const readBoothConsent = endpoint({
  name: 'readBoothConsent',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'my_bag/{portalId}/{eventId}/booth_consent/{contentId}/{detailId}',
  summary: 'Whether the member agreed that the exhibitor of a booth learns who they are.',
  answer: consent,
});

export const consentAtBooth = endpoint({
  name: 'consentAtBooth',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'my_bag/{portalId}/{eventId}/booth_consent',
  summary:
    'Keeps a booth and tells its exhibitor the member’s name, company and mail address. `words` is the version of the words that the member agreed to; 409 if they are not the present ones.',
  body: v.object({ contentId: idSchema, detailId: idSchema, words: idSchema }),
  answer: consent,
  statuses: [409],
});

export const withdrawBoothConsent = endpoint({
  name: 'withdrawBoothConsent',
  who: 'member',
  at: 'site',
  method: 'POST',
  path: 'my_bag/{portalId}/{eventId}/booth_consent/withdraw',
  summary: 'Takes the consent at a booth back, which may be gone; the exhibitor finds the member no longer.',
  body: v.object({ contentId: idSchema, detailId: idSchema }),
  answer: consent,
});

export const readReportSetting = endpoint({
  name: 'readReportSetting',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'my_bag/{portalId}/{eventId}/my_report_setting',
  summary: 'Whether the member shares their report, and the token of its address [BAG-012].',
  answer: setting,
});

export const saveReportSetting = endpoint({
  name: 'saveReportSetting',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'my_bag/{portalId}/{eventId}/my_report_setting',
  summary:
    'Shares the member’s report or closes it; sharing it for the first time makes its token [BAG-008, BAG-009, BAG-013].',
  body: v.object({ enableShare: flagSchema }),
  answer: setting,
});

export const refreshReportToken = endpoint({
  name: 'refreshReportToken',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'my_bag/{portalId}/{eventId}/refresh_my_report_token',
  summary: `Replaces the token of the report; the old address ends at once. \`token\` is the one to replace: ${changedElsewhere} [BAG-010, BAG-014].`,
  body: v.object({ token }),
  answer: setting,
});

export const readOwnReport = endpoint({
  name: 'readOwnReport',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'my_bag/{portalId}/{eventId}/my_report/own',
  summary:
    'The member’s own report as its readers see it. 404 for a token that is not the member’s current one [BAG-015].',
  query: v.object({ token: v.optional(token) }),
  answer: ownReport,
});

export const readSharedReport = endpoint({
  name: 'readSharedReport',
  who: 'anyone',
  at: 'site',
  method: 'GET',
  path: 'my_bag/{portalId}/{eventId}/my_report',
  summary: 'A shared report. Tokens that are unknown, closed or replaced all get the same 404 [BAG-016].',
  query: v.object({ token }),
  answer: sharedReport,
});

export const saveReport = endpoint({
  name: 'saveReport',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'my_bag/{portalId}/{eventId}/memo',
  summary: `Saves the words, the name and the department of the report. \`version\` is that of the changed report: ${changedElsewhere} [BAG-017].`,
  body: v.object({ memo: typed, name: typed, department: typed, version }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: v.object({ ...reportTexts.entries, version: v.number() }),
});
