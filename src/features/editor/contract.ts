import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { fieldIssueSchema } from '#kernel/console/field-issue.ts';
import { operatorRights } from '#kernel/console/operator-role.ts';
import { serverLacks } from '#kernel/console/server-lack.ts';
import { languageCodes } from '#kernel/language.ts';
import { moduleCodes } from '#kernel/module-code.ts';
import { previewRoles } from '#kernel/preview-role.ts';
import { dateTimeSchema, idSchema, localizedTextSchema } from '#kernel/schema.ts';
import { momentKinds } from './rules/preview-moments.ts';
import { noteSchema } from './contract/versions.ts';
import { entrants } from './rules/who-enters.ts';
import { orderMax, saveBytesMax, titleLettersMax } from './rules/site-basics.ts';

import { changeSchema, changesSchema, partQuery } from './contract/part-change.ts';
import { takenLinks } from './contract/taken-links.ts';

export { addItem } from './contract/add-item.ts';

const line = v.pipe(v.string(), v.trim(), maxLetters(titleLettersMax));
const siteHead = {
  /** As addresses of the console have it: `event-12`. */
  site: v.string(),
  kind: v.picklist(['portal', 'event']),
  title: localizedTextSchema,
  startDate: v.optional(v.string()),
  endDate: v.optional(v.string()),
  isPublished: v.boolean(),
  /** Closed to visitors since it was published. */
  isWithdrawn: v.boolean(),
};

export const listSites = consoleEndpoint({
  name: 'listConsoleSites',
  method: 'GET',
  path: 'sites',
  summary:
    'The sites at which the operator has a right: the one that was changed last first, or by the dates of the events.',
  query: v.object({
    search: v.optional(line),
    after: v.optional(v.pipe(v.string(), maxLetters(80))),
    kind: v.optional(siteHead.kind),
    /** By their changes, the last first; or by their dates: the next event first, what is over last. */
    order: v.optional(v.picklist(['changed', 'date']), 'changed'),
  }),
  answer: v.object({
    sites: v.array(
      v.object({
        ...siteHead,
        hasChanges: v.boolean(),
        /** Whether the event is over. */
        isOver: v.boolean(),
        rights: v.array(v.picklist(operatorRights)),
      }),
    ),
    /** `after` of the next page. */
    next: v.nullable(v.string()),
    /** Whether the operator may make sites. */
    mayMake: v.boolean(),
  }),
  may: 'operator',
});

export const listTemplates = consoleEndpoint({
  name: 'listTemplates',
  method: 'GET',
  path: 'templates',
  summary: 'What a new site can begin with.',
  answer: v.array(
    v.object({
      template: v.string(),
      kind: v.picklist(['portal', 'event']),
      name: localizedTextSchema,
      summary: localizedTextSchema,
      /** The module codes that it has. */
      modules: v.array(v.picklist(moduleCodes)),
      /** Whether it brings a ticket with a price. */
      costs: v.boolean(),
      /** The address of its cover on this host. */
      picture: v.nullable(v.string()),
      /** When an event of it is held: a new one takes its times and its length. */
      startDate: v.optional(v.string()),
      endDate: v.optional(v.string()),
    }),
  ),
  may: 'operator',
});

export const listPortals = consoleEndpoint({
  name: 'listPortalsForEvents',
  method: 'GET',
  path: 'portals',
  summary: 'The portals in which the operator may make events, and whether they may make events that stand alone.',
  answer: v.object({
    portals: v.array(v.object({ site: v.string(), title: localizedTextSchema })),
    mayStandAlone: v.boolean(),
  }),
  may: 'operator',
});

export const makeSite = consoleEndpoint({
  name: 'makeSite',
  method: 'POST',
  path: 'sites/make',
  summary:
    'Makes the draft of a site from a template, with its dates moved to the given start; its number is allotted. An event needs a start and an end, a portal has neither.',
  bodyKind: 'json',
  body: v.object({
    template: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    /** Of the name, the place and the organiser: the first of the site. */
    language: v.picklist(languageCodes),
    /** In which the site is shown too; the template has its texts in each. */
    otherLanguages: v.optional(list(v.picklist(languageCodes), languageCodes.length), []),
    /** The portal of a new event, `portal-3`; without it the event stands alone. */
    portal: v.optional(v.pipe(v.string(), v.regex(/^portal-\d{1,10}$/))),
    name: v.pipe(line, v.minLength(1)),
    startDate: v.optional(dateTimeSchema),
    endDate: v.optional(dateTimeSchema),
    placeName: v.optional(line, ''),
    organizerName: v.optional(line, ''),
  }),
  answer: v.object({ site: v.string() }),
  may: 'operator',
});

const contentSchema = v.object({
  contentId: v.number(),
  moduleCode: v.picklist(moduleCodes),
  /** The list of links is one of speakers. */
  areSpeakers: v.optional(v.boolean()),
  title: v.optional(localizedTextSchema),
  isVisible: v.boolean(),
  items: v.number(),
});

export const readOutline = consoleEndpoint({
  name: 'readSiteOutline',
  method: 'GET',
  path: 'sites/{site}',
  summary:
    'The draft of a site in outline, what the operator may do there, and how it stands to the published version.',
  answer: v.object({
    ...siteHead,
    languages: v.array(v.picklist(languageCodes)),
    contents: v.array(contentSchema),
    rights: v.array(v.picklist(operatorRights)),
    /** Who comes in at the door of the draft. */
    enters: v.object({ who: v.picklist(entrants), needsCode: v.boolean() }),
    /** Whether a publication would change something. */
    hasChanges: v.boolean(),
    publishedAt: v.nullable(v.string()),
    /** When a publication is planned. */
    plannedAt: v.nullable(v.string()),
    /** The path of the site on this host. */
    path: v.string(),
    /** What whoever runs the server has left out, and organisers miss. */
    lacks: v.array(v.picklist(serverLacks)),
    /** It sells for money, and the caller has no second factor, which its publication asks for. */
    needsFactor: v.boolean(),
    /** Whether the operator may make another event from it. */
    mayCopy: v.boolean(),
  }),
  may: 'see',
});
export type SiteOutline = v.InferOutput<typeof readOutline.answer>;

export const readHead = consoleEndpoint({
  name: 'readSiteHead',
  method: 'GET',
  path: 'sites/{site}/head',
  summary: 'The name of a site, its state, and what the operator may do there, for every role.',
  answer: v.object({
    title: localizedTextSchema,
    languages: v.array(v.picklist(languageCodes)),
    isPublished: v.boolean(),
    isWithdrawn: v.boolean(),
    /** Whether a publication would change something. */
    hasChanges: v.boolean(),
    rights: v.array(v.picklist(operatorRights)),
    /** The modules of its draft. */
    modules: v.array(v.picklist(moduleCodes)),
    /** The public site has a ticket that is drawn. */
    hasLotteries: v.boolean(),
  }),
  may: 'anyRight',
});

export type SiteHead = v.InferOutput<typeof readHead.answer>;

export const readPart = consoleEndpoint({
  name: 'readDraftPart',
  method: 'GET',
  path: 'sites/{site}/part',
  summary: 'A part of the draft: the settings, a content, or an item of one.',
  query: v.object({ part: partQuery }),
  answer: v.object({
    edition: v.number(),
    value: v.unknown(),
    /** Of a content, and of the content of an item. */
    moduleCode: v.optional(v.picklist(moduleCodes)),
    /** What this operator typed there and what is not valid yet. */
    typed: v.array(changeSchema),
  }),
  may: 'see',
});

export const savePart = consoleEndpoint({
  name: 'saveDraftPart',
  method: 'POST',
  path: 'sites/{site}/part',
  summary:
    'Changes fields of a part. Fields that another editor changed meanwhile stay, and are answered as clashes. With an issue nothing is changed, and what was typed is kept for its editor.',
  bodyKind: 'json',
  bodyMaxBytes: saveBytesMax,
  body: v.object({ part: partQuery, changes: changesSchema }),
  answer: v.object({
    edition: v.number(),
    /** The part as it now stands. */
    value: v.unknown(),
    issues: v.array(fieldIssueSchema),
    clashes: v.array(v.object({ ...changeSchema.entries, current: v.optional(v.unknown()) })),
  }),
  may: 'edit',
});

export const listItems = consoleEndpoint({
  name: 'listDraftItems',
  method: 'GET',
  path: 'sites/{site}/items/{contentId}',
  summary:
    'The items of a content of the draft in their order, a page at a time; by their titles alone where `as` says so.',
  query: v.object({ after: v.optional(idSchema), as: v.optional(v.picklist(['titles', 'whole']), 'whole') }),
  answer: v.object({
    items: v.array(
      v.object({
        detailId: v.number(),
        title: v.optional(localizedTextSchema),
        /** Of an item that its date puts in order: that date, and whether it is still to come. */
        dated: v.optional(v.object({ date: v.string(), waits: v.boolean() })),
        value: v.optional(v.unknown()),
      }),
    ),
    /** `after` of the next page: a position. */
    next: v.nullable(v.number()),
    total: v.number(),
  }),
  may: 'see',
});

export const removeItem = consoleEndpoint({
  name: 'removeDraftItem',
  method: 'POST',
  path: 'sites/{site}/items/{contentId}/{detailId}/remove',
  summary: 'Takes an item out of the draft, with the links of menus and tabs to it; 409 where visitors bought it.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ taken: takenLinks }),
  statuses: [409],
  may: 'edit',
});

export const publishSite = consoleEndpoint({
  name: 'publishFromConsole',
  method: 'POST',
  path: 'sites/{site}/publish',
  summary: 'Makes the draft public: at once, or at a time, as it will stand then. 409 where it cannot be.',
  bodyKind: 'json',
  body: v.object({
    at: v.optional(dateTimeSchema),
    /** What it is for; organisers see it beside the version. */
    note: v.optional(noteSchema),
  }),
  answer: v.object({
    /** Null: it waits for its time. */
    revision: v.nullable(v.number()),
    path: v.string(),
  }),
  statuses: [409],
  may: 'publish',
});

export const openPreview = consoleEndpoint({
  name: 'openDraftPreview',
  method: 'POST',
  path: 'sites/{site}/preview',
  summary:
    'An address that shows the draft in a frame named `previewFrameName`, for half an hour: the page of a part, at a time, as a visitor; or an earlier version in its place. Nothing can be changed with it.',
  bodyKind: 'json',
  body: v.object({
    part: v.optional(partQuery),
    /** Without it, now. */
    at: v.optional(dateTimeSchema),
    /** Without it, past all locks. */
    as: v.optional(v.picklist(previewRoles)),
    /** In place of the draft, a version that is kept: a publication, or a draft that was replaced. */
    version: v.optional(v.union([v.strictObject({ revision: idSchema }), v.strictObject({ keptId: idSchema })])),
  }),
  answer: v.object({
    path: v.string(),
    until: v.string(),
    /** Times at which the site looks different, by the dates of the draft. */
    moments: v.array(v.object({ kind: v.picklist(momentKinds), at: v.string() })),
  }),
  may: 'see',
});

export const cancelPublication = consoleEndpoint({
  name: 'cancelPlannedPublication',
  method: 'POST',
  path: 'sites/{site}/publish/cancel',
  summary: 'Gives a planned publication up.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ done: v.literal(true) }),
  may: 'publish',
});

export const uploadPicture = consoleEndpoint({
  name: 'uploadPictureOfSite',
  method: 'POST',
  path: 'sites/{site}/picture',
  summary:
    'Stores a picture (`image`) for the draft, of at most 100 MB and 8000 px on each side; its original is kept.',
  bodyKind: 'multipart',
  takesTime: true,
  body: v.object({ image: v.optional(v.any()) }),
  answer: v.object({
    /** As documents have it: below the base of the site. */
    path: v.string(),
    width: v.number(),
    height: v.number(),
    /** The address from which the console shows it. */
    url: v.string(),
  }),
  statuses: [503],
  may: 'edit',
});

export const addContent = consoleEndpoint({
  name: 'addDraftContent',
  method: 'POST',
  path: 'sites/{site}/contents',
  summary:
    'Adds a module at the end of the home; its number is allotted, and the issues name the fields that it needs.',
  bodyKind: 'json',
  bodyMaxBytes: saveBytesMax,
  body: v.object({ moduleCode: v.picklist(moduleCodes), value: v.optional(v.record(v.string(), v.unknown()), {}) }),
  answer: v.object({ contentId: v.number(), issues: v.array(fieldIssueSchema) }),
  may: 'edit',
});

export const removeContent = consoleEndpoint({
  name: 'removeDraftContent',
  method: 'POST',
  path: 'sites/{site}/contents/{contentId}/remove',
  summary:
    'Takes a module and its items out of the draft, with the links of menus and tabs to it; 409 where visitors bought something of it.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ done: v.literal(true) }),
  statuses: [409],
  may: 'edit',
});

export const orderContents = consoleEndpoint({
  name: 'orderDraftContents',
  method: 'POST',
  path: 'sites/{site}/contents/order',
  summary: 'Puts the modules of the home in an order; one that is not named stays behind the one it followed.',
  bodyKind: 'json',
  body: v.object({ order: list(idSchema, orderMax) }),
  answer: v.object({ order: v.array(v.number()) }),
  may: 'edit',
});

export const orderItems = consoleEndpoint({
  name: 'orderDraftItems',
  method: 'POST',
  path: 'sites/{site}/items/{contentId}/order',
  summary: 'Puts the items of a module in an order; one that is not named stays behind the one it followed.',
  bodyKind: 'json',
  body: v.object({ order: list(idSchema, orderMax) }),
  answer: v.object({ order: v.array(v.number()) }),
  may: 'edit',
});
