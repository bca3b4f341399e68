import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema, pictureSchema } from '#kernel/schema.ts';
import { boothEntrySchema } from './list.ts';
import { relatedMax } from '../rules/detail/find-related.ts';

/** `value` is a text, HTML for the description; of a picture its words, with `path` and its size (BOOTH-019). */
const part = v.object({
  key: v.picklist(['title', 'main_image', 'description']),
  enable: v.boolean(),
  value: v.string(),
  path: v.nullable(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});

const boothDetailSchema = v.object({
  boothId: v.number(),
  /** A part that is not enabled has neither value nor path. */
  items: v.array(part),
  phonetic: v.string(),
  logo: v.nullable(pictureSchema),
  stand: v.string(),
  tabSet: v.picklist(['standard', 'pro']),
  /** From the first level down, one path for each category of the booth. */
  categories: v.array(v.array(v.object({ id: v.number(), name: v.string() }))),
  /** Whether a live stream may stand at the top of the page. */
  hasStage: v.boolean(),
  movies: v.array(v.object({ id: v.number(), title: v.string(), youtubeId: v.string() })),
  products: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      description: v.string(),
      image: v.nullable(pictureSchema),
      url: v.nullable(v.string()),
    }),
  ),
  documents: v.array(v.object({ id: v.number(), name: v.string(), fileName: v.string(), bytes: v.number() })),
  scheduleContentId: v.nullable(v.number()),
  schedule: v.array(v.number()),
  /** The acts that the booth offers visitors (BOOTH-042). */
  options: v.object({
    contact: v.boolean(),
    chat: v.boolean(),
    businessTalk: v.boolean(),
    questionnaire: v.boolean(),
    download: v.boolean(),
    favorite: v.boolean(),
  }),
});
export type BoothDetail = v.InferOutput<typeof boothDetailSchema>;

export const readBooth = endpoint({
  name: 'readBooth',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: 'booth/{portalId}/{eventId}/{contentId}/{detailId}',
  summary: 'One booth with everything that its page shows [BOOTH-002, BOOTH-019].',
  answer: boothDetailSchema,
});

const administrator = v.object({
  id: v.number(),
  nickname: v.string(),
  position: v.string(),
  image: v.nullable(pictureSchema),
});
export type ExhibitorAdministrator = v.InferOutput<typeof administrator>;

export const readExhibitorProfiles = endpoint({
  name: 'readExhibitorProfiles',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: 'booth/{portalId}/{eventId}/{contentId}/{detailId}/exhibitor_admin_profiles',
  summary: 'The people who speak for a booth, and its automatic reply in the chat [BOOTH-027].',
  answer: v.object({
    autoReply: v.nullable(v.object({ message: v.string() })),
    exhibitorAdministratorProfiles: v.array(administrator),
  }),
});

export const readBoothChat = endpoint({
  name: 'readBoothChat',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: 'booth/{portalId}/{eventId}/{contentId}/{detailId}/chat_people',
  summary: 'The exhibitors of a booth whom visitors can write to in the chat [CHAT-027, BOOTH-042].',
  answer: v.object({
    /** The chat of the event; null if no exhibitor of the booth is in it. */
    contentId: v.nullable(v.number()),
    people: v.array(
      v.object({
        /** Begins a talk: `?extoken=` of the chat's page. */
        extoken: v.string(),
        /** The person of the booth's page; null for somebody else of the exhibitor. */
        administratorId: v.nullable(v.number()),
        nickname: v.string(),
        /** Below the site's base. */
        image: v.nullable(v.string()),
      }),
    ),
  }),
});
export type BoothChatPeople = v.InferOutput<typeof readBoothChat.answer>;

export const listRelatedBooths = endpoint({
  name: 'listRelatedBooths',
  who: 'anyone',
  at: 'site',
  method: 'GET',
  path: 'relation_booth/{portalId}/{eventId}',
  summary:
    'At most six booths of the same deepest category, then of the category above it; none if the booth is locked for the caller [BOOTH-031, BOOTH-032].',
  query: v.object({
    content_id: idSchema,
    detail_id: idSchema,
    per_page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(relatedMax)), relatedMax),
  }),
  answer: v.array(boothEntrySchema),
});
