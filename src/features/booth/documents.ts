import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { brightcoveSchema as brightcoveAccountSchema } from '#features/live-stream/documents.ts';
import { questionnaireFields } from '#features/questionnaire/documents.ts';
import {
  contentReference,
  entryReference,
  html,
  more,
  ofExhibitor,
  pictureOf,
  reference,
  severalLines,
} from '#kernel/field-meaning.ts';
import { fieldRule } from '#kernel/field-rule.ts';
import { handoutSchema } from '#kernel/handout.ts';
import {
  type ModuleDocuments,
  nothingSchema,
  offFlag,
  pagedListSchema,
  visibleFlag,
  widgetCount,
} from '#kernel/module-documents.ts';
import { parseInstant } from '#kernel/period.ts';
import {
  dateTimeSchema,
  idSchema,
  linkSchema,
  localizedTextSchema,
  mailAddressSchema,
  titleSchema,
  youtubeIdSchema,
} from '#kernel/schema.ts';
import { misplacedCategories } from './rules/list/category-tree.ts';
import { lostInBooths, lostInCrossSearch } from './rules/list/lost-references.ts';

const text = v.optional(localizedTextSchema);
const eachOnce = v.check<number[], string>((ids) => new Set(ids).size === ids.length, 'each id once');
const line = (longest: number) => v.pipe(v.string(), v.trim(), maxLetters(longest));
/** The id of a film or a stream at its service. */
const mediaId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'letters, digits, _ and -'));

/** A list of things with an id that is unique in it. */
function listed<Entry extends v.GenericSchema<unknown, { id: number }>>(entry: Entry) {
  return v.optional(
    v.pipe(
      v.array(entry),
      v.check((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'each id once'),
    ),
    [],
  );
}

const shownParts = { titleVisible: visibleFlag, imageVisible: visibleFlag, categoryVisible: visibleFlag };
const widgetSchema = v.strictObject({ numberOfDisplay: widgetCount, ...shownParts });
export type BoothWidget = v.InferOutput<typeof widgetSchema>;

export const displayFormats = ['List', 'Card'] as const;
export const tabSets = ['standard', 'pro'] as const;

/** The streams of Brightcove play with this account. */
const streamSettingSchema = v.strictObject({ enable: visibleFlag, brightcove: v.optional(brightcoveAccountSchema) });

const contentSchema = v.strictObject({
  base: v.optional(
    v.strictObject({
      displayFormat: v.optional(v.picklist(displayFormats), 'Card'),
      /** The tabs of a booth that names none itself. */
      tabSet: v.optional(v.picklist(tabSets), 'standard'),
    }),
    {},
  ),
  option: v.optional(
    v.strictObject({
      useBoothCategory: visibleFlag,
      contact: visibleFlag,
      chat: visibleFlag,
      businessTalk: visibleFlag,
      questionnaire: visibleFlag,
      download: visibleFlag,
      favorite: visibleFlag,
    }),
    {},
  ),
  common: v.optional(v.strictObject({ viewCount: v.optional(v.strictObject({ isEnabled: offFlag }), {}) }), {}),
  layout: v.optional(
    v.strictObject({
      live_stream: v.optional(v.strictObject({ setting: v.optional(streamSettingSchema, {}) }), {}),
    }),
    {},
  ),
});
export type BoothSettings = v.InferOutput<typeof contentSchema>;

const categorySchema = v.strictObject({
  id: idSchema,
  name: titleSchema,
  parentBoothCategoryId: v.optional(entryReference('categories')),
});
export type BoothCategoryDocument = v.InferOutput<typeof categorySchema>;

const serverContentSchema = v.strictObject({
  /** Above the list (BOOTH-041). */
  listText: v.optional(html()),
  /** Up to three levels (BOOTH-014). */
  categories: v.optional(
    v.pipe(
      v.array(categorySchema),
      v.check(
        (categories) => misplacedCategories(categories).length === 0,
        'each id once, and parents that make at most three levels',
      ),
    ),
    [],
  ),
  /** The schedule content whose sessions the booths name. */
  scheduleContentId: v.optional(contentReference('schedule')),
  /** Exhibitors make their own booth public themselves; otherwise the organiser does. */
  exhibitorsPublish: offFlag,
});
export type BoothServerContent = v.InferOutput<typeof serverContentSchema>;

const questionnaireParts = v.strictObject({ enable: offFlag, ...questionnaireFields });
type Questionnaire = v.InferOutput<typeof questionnaireParts>;
const questionnaireSchema = v.pipe(
  questionnaireParts,
  fieldRule<Questionnaire>(
    'questions',
    ['enable', 'questions'],
    ({ enable, questions }) => !enable || questions.length > 0,
    'questions, because it is enabled',
  ),
);

/** The parts of a booth by their keys (BOOTH-019). A part with `enable: false` is not shown (BOOTH-020). */
const partsSchema = v.strictObject({
  ...ofExhibitor({
    title: v.strictObject({ enable: visibleFlag, value: titleSchema }),
    main_image: v.optional(v.strictObject({ enable: visibleFlag, value: v.optional(pictureOf(16 / 9)) }), {}),
    description: v.optional(v.strictObject({ enable: visibleFlag, value: v.optional(html()) }), {}),
  }),
  ...more({
    main_movie: v.optional(
      v.strictObject({
        enable: visibleFlag,
        /** Whether the booth streams live. */
        liveEnable: offFlag,
        /** Whether lists mark it while it is live (BOOTH-039). */
        liveShowIcon: visibleFlag,
        /** The movieUuid of the stream that plays first; without it the one that is live, or else the next. */
        key: v.optional(mediaId),
      }),
      {},
    ),
    live_stream_pro: v.optional(v.strictObject({ enable: offFlag }), {}),
    questionnaire: v.optional(questionnaireSchema, {}),
  }),
  booth_category: v.optional(
    v.strictObject({ ids: v.optional(v.pipe(v.array(reference('booth_category')), eachOnce), []) }),
    {},
  ),
});

const times = { startAt: dateTimeSchema, endAt: dateTimeSchema };
const timesSchema = v.strictObject(times);
/** For an object with `times`. */
const endsLater = <Timed extends v.InferOutput<typeof timesSchema>>() =>
  fieldRule<Timed>(
    'endAt',
    ['startAt', 'endAt'],
    ({ startAt, endAt }) => (parseInstant(startAt) ?? 0) < (parseInstant(endAt) ?? 0),
    'later than startAt',
  );

const streamFields = v.strictObject({
  movieUuid: mediaId,
  title: v.optional(titleSchema),
  ...times,
  /** A broadcast of YouTube; without it the stream of that movieUuid on this platform. */
  youtubeId: v.optional(youtubeIdSchema),
});
const brightcoveFields = v.strictObject({ liveStreamProId: mediaId, title: v.optional(titleSchema), ...times });
const streamSchema = v.pipe(streamFields, endsLater<v.InferOutput<typeof streamFields>>());
const brightcoveSchema = v.pipe(brightcoveFields, endsLater<v.InferOutput<typeof brightcoveFields>>());

const movieSchema = v.strictObject({ id: idSchema, title: titleSchema, youtubeId: youtubeIdSchema });

const productSchema = v.strictObject({
  id: idSchema,
  name: titleSchema,
  /** Plain text; lines are kept. */
  description: severalLines(text),
  image: v.optional(pictureOf(4 / 3)),
  url: v.optional(linkSchema),
});

const documentSchema = v.strictObject({
  id: idSchema,
  name: titleSchema,
  handout: handoutSchema,
});

/** A person who speaks for the booth; a command ties them to a member. */
const administratorSchema = v.strictObject({
  id: idSchema,
  nickname: titleSchema,
  position: text,
  image: v.optional(pictureOf(1)),
});

const slotsSchema = v.strictObject({
  /** The id of an entry of `exhibitorAdministrators`. */
  administratorId: entryReference('exhibitorAdministrators'),
  slots: v.array(v.pipe(timesSchema, endsLater<v.InferOutput<typeof timesSchema>>())),
});

const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const businessTalkSchema = v.strictObject({
  enable: offFlag,
  ...ofExhibitor({
    description: severalLines(text),
    /** Until when a talk may be requested (APPT-004): days before at an hour of the event, or hours before. */
    deadline: v.optional(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('days'), days: count(0, 60), hour: count(0, 23) }),
        v.strictObject({ kind: v.literal('hours'), hours: count(0, 24 * 60) }),
      ]),
      { kind: 'hours', hours: 1 },
    ),
    persons: v.optional(v.array(slotsSchema), []),
  }),
});

const boothSchema = v.strictObject({
  /** The boothId. */
  detailId: idSchema,
  /** How the name is read. */
  ...more(ofExhibitor({ phonetic: v.optional(line(200), '') })),
  /** Its mark, a square: lists show it beside the name. */
  ...ofExhibitor({ logo: v.optional(pictureOf(1)) }),
  /** The place in the hall, as A-12. */
  stand: v.optional(line(40), ''),
  /** Its tabs, where they differ from those of the content. */
  ...more({ tabSet: v.optional(v.picklist(tabSets)) }),
  items: partsSchema,
  ...more({
    movieLiveStreams: v.optional(v.array(streamSchema), []),
    brightcoveMovieLiveStreams: v.optional(v.array(brightcoveSchema), []),
    ...ofExhibitor({ movies: listed(movieSchema) }),
  }),
  ...ofExhibitor({ products: listed(productSchema), documents: listed(documentSchema) }),
  ...more({
    /** The sessions of its stage programme (ids of the content's schedule). */
    schedule: v.optional(v.pipe(v.array(reference('schedule')), eachOnce), []),
    ...ofExhibitor({
      exhibitorAdministrators: listed(administratorSchema),
      /** The answer that a visitor gets at once for a message to the booth in the chat. */
      autoReply: v.optional(v.strictObject({ message: severalLines(localizedTextSchema) })),
    }),
  }),
  /** With it the contact form is there, and sends to this address. */
  ...ofExhibitor({ contactMail: v.optional(mailAddressSchema) }),
  ...more({
    chat: v.optional(v.strictObject({ enable: offFlag }), {}),
    businessTalk: v.optional(businessTalkSchema, {}),
  }),
});
export type BoothItem = v.InferOutput<typeof boothSchema>;

const itemSchema = v.pipe(
  boothSchema,
  fieldRule<BoothItem>(
    'businessTalk.persons',
    ['businessTalk', 'exhibitorAdministrators'],
    ({ businessTalk, exhibitorAdministrators: staff }) =>
      businessTalk.persons.every(({ administratorId }) => staff.some(({ id }) => id === administratorId)),
    'ids of the exhibitorAdministrators',
  ),
);

const crossContentSchema = v.strictObject({
  /** The booth contents that are searched, in their order; none: all of the event. */
  boothContentIds: v.optional(v.pipe(v.array(contentReference('booth')), eachOnce), []),
});
export type CrossSearchSettings = v.InferOutput<typeof crossContentSchema>;

export const boothDocuments = [
  {
    moduleCode: 'booth',
    widget: widgetSchema,
    list: pagedListSchema,
    content: contentSchema,
    serverContent: serverContentSchema,
    item: itemSchema,
    lostReferences: lostInBooths,
  },
  {
    moduleCode: 'booth_cross_search',
    widget: nothingSchema,
    list: pagedListSchema,
    content: crossContentSchema,
    lostReferences: lostInCrossSearch,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    booth: (typeof boothDocuments)[0];
    booth_cross_search: (typeof boothDocuments)[1];
  }
}
