import * as v from 'valibot';
import { contentReference, countingWith, html, itemReference, pictureOf, severalLines } from '#kernel/field-meaning.ts';
import { languageCodes } from '#kernel/language.ts';
import { moduleCodes } from '#kernel/module-code.ts';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import {
  dateTimeSchema,
  hexColorSchema,
  idSchema,
  imageSchema,
  linkSchema,
  localizedTextSchema,
  mailAddressSchema,
  titleSchema,
} from '#kernel/schema.ts';

const text = v.optional(localizedTextSchema);
const flag = (byDefault: boolean) => v.optional(v.boolean(), byDefault);
/** Without a port, since the port of a site may change. */
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a host name in lower case without a port, as events.example.jp'),
);

/** Date, place and organiser of an event; shown on its home and in event lists. */
const overviewSchema = v.strictObject({
  name: v.optional(titleSchema),
  catchphrase: text,
  description: severalLines(text),
  cover: v.optional(pictureOf(16 / 9)),
  startDate: v.optional(dateTimeSchema),
  endDate: v.optional(dateTimeSchema),
  doorsOpen: v.optional(dateTimeSchema),
  placeName: text,
  placeAddress: text,
  placeMapUrl: v.optional(linkSchema),
  isOnline: flag(false),
  fee: text,
  organizerName: text,
  organizerUrl: v.optional(linkSchema),
  /** Where readers of mails ask questions; without it they are led to the website of the organiser. */
  contactMail: v.optional(mailAddressSchema),
  tags: v.optional(v.array(localizedTextSchema), []),
  /** Only opened events appear in a portal's list (core 7). */
  applicationType: v.optional(v.picklist(['opened', 'closed', 'preparing']), 'opened'),
  primaryAction: v.optional(v.strictObject({ label: localizedTextSchema, link: linkSchema })),
});

const webSettingSchema = v.strictObject({
  title: titleSchema,
  siteDescription: severalLines(text),
  siteKeyword: text,
  siteOgpImage: v.optional(pictureOf(1200 / 630)),
  siteIcon: v.optional(pictureOf(1)),
  /** The site file names a style sheet; stored as its text. */
  styleSheet: severalLines(v.optional(v.string())),
  ownDomain: v.optional(host),
  isNotSearchEngine: flag(false),
  isRelease: flag(true),
  baseColor: v.optional(hexColorSchema),
});

const cookieSchema = v.strictObject({
  enableCookieCheckDialog: flag(false),
  ...countingWith('enableCookieCheckDialog', {
    positiveButtonTitle: text,
    negativeButtonTitle: text,
    body: severalLines(text),
  }),
});

const termsSchema = v.strictObject({
  switchTerms: flag(false),
  switchPrivacy: flag(false),
  typeTerms: v.optional(v.picklist(['Text', 'Url']), 'Text'),
  typePrivacy: v.optional(v.picklist(['Text', 'Url']), 'Text'),
  urlTerms: v.optional(linkSchema),
  urlPrivacy: v.optional(linkSchema),
  titleTerms: text,
  titlePrivacy: text,
  bodyTerms: v.optional(html()),
  bodyPrivacy: v.optional(html()),
  reAgreementTitle: text,
  reAgreementBody: severalLines(text),
  resetAt: v.optional(dateTimeSchema),
});

const errorPageSchema = v.strictObject({
  errorPageTitle: text,
  errorPageHtml: v.optional(html()),
  errorPageImage: v.optional(imageSchema),
  errorPageIcon: v.optional(pictureOf(1)),
});

const loginSchema = v.strictObject({
  isEnabled: flag(false),
  ...countingWith('isEnabled', { isRequiredAtStartup: flag(false) }),
  ...countingWith('isRequiredAtStartup', { isEnabledSkipAtStartup: flag(false) }),
  authMethod: v.optional(v.picklist(['Bnid', 'OpenId', 'Jid'])),
  /** The method's name for visitors; without it, its usual name. */
  authName: text,
  /** Contents for members; with `detailIds` only these details of it, as single booths. */
  lock: v.optional(
    v.array(
      v.strictObject({
        contentId: contentReference('any'),
        isEnabled: flag(true),
        detailIds: v.optional(v.pipe(v.array(itemReference('contentId')), v.minLength(1))),
      }),
    ),
    [],
  ),
});

const mypageSchema = v.strictObject({
  myFolder: v.optional(v.strictObject({ isEnable: flag(false) }), {}),
  isShowCreditCard: flag(false),
  isShowMyTicket: flag(false),
  favorite: v.optional(v.strictObject({ isEnable: flag(false) }), {}),
  ticketCharge: v.optional(v.strictObject({ isEnable: flag(false) }), {}),
  badges: v.optional(v.strictObject({ enableUserPrint: flag(false) }), {}),
  businessAppointment: v.optional(
    v.strictObject({ commonContent: v.optional(v.strictObject({ enable: flag(false) }), {}) }),
    {},
  ),
});

const clientSchema = v.strictObject({
  isEvesta: flag(false),
  enableMyBag: flag(false),
  /** The provider that charges cards; without one it is Sbps (CARD-005). */
  paymentAgent: v.optional(v.picklist(['Stripe', 'Paygent'])),
  stripeUserId: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/, "the id of the organiser's account at Stripe")),
  ),
  stripeUseCreditCard: flag(false),
  paygentUseCreditCard: flag(false),
});

/** A site's settings, as the site file writes them and the draft and published versions store them. */
export const siteDocumentSchema = v.strictObject({
  kind: v.picklist(['portal', 'event']),
  portalId: idSchema,
  eventId: v.optional(idSchema),
  /** The languages the site offers; the first is its default. */
  languages: v.pipe(
    v.array(v.picklist(languageCodes)),
    v.minLength(1),
    v.check((codes) => new Set(codes).size === codes.length, 'each language once'),
  ),
  webSetting: webSettingSchema,
  overview: v.optional(overviewSchema, {}),
  cookie: v.optional(cookieSchema, {}),
  terms: v.optional(termsSchema, {}),
  errorPage: v.optional(errorPageSchema, {}),
  login: v.optional(loginSchema, {}),
  mypage: v.optional(mypageSchema, {}),
  client: v.optional(clientSchema, {}),
  usePortal: flag(true),
  isInvitingEvent: flag(false),
  usePasscodeLock: flag(false),
  /** Cover, name, date and place stand above the login or passcode that an event asks for at its start. */
  overviewAtDoors: flag(false),
});
export type SiteDocument = v.InferOutput<typeof siteDocumentSchema>;

/** The parts of every module of a site; further parts belong to its feature. */
export const moduleSchema = v.strictObject({
  moduleCode: v.picklist(moduleCodes),
  contentId: idSchema,
  /** Shown as the heading of its widget and list. */
  title: v.optional(titleSchema),
  visible: flag(true),
  /** Whether the home shows its widget. */
  onHome: flag(true),
  isConsoleUserOnly: flag(false),
  widget: v.optional(v.record(v.string(), v.unknown()), {}),
  list: v.optional(v.record(v.string(), v.unknown()), {}),
  content: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Read by the server only: long texts that calls of their own deliver, and secrets. */
  serverContent: v.optional(v.record(v.string(), v.unknown()), {}),
  items: v.optional(v.array(v.looseObject({ detailId: idSchema })), []),
});
export type SiteModule = v.InferOutput<typeof moduleSchema>;

/** The module of the site itself: the language of its pages. */
export const siteDocuments = [
  { moduleCode: 'language_setting', widget: nothingSchema, list: nothingSchema, content: nothingSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    language_setting: (typeof siteDocuments)[0];
  }
}
