import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { answersBodyMaxBytes } from '#kernel/limits.ts';
import { idSchema } from '#kernel/schema.ts';
import { addressParts, answerMethods, inputTypes, nameParts, type ProfileItem } from './rules/profile-item.ts';

const selectorValue = v.object({ key: v.string(), value: v.string() });
const maybeFlag = v.optional(v.boolean());
const maybeCount = v.optional(v.number());

/** An item of a profile form with the member's answer (PROFILE-001), in the language of the call. */
export const profileItemSchema: v.GenericSchema<ProfileItem> = v.object({
  entryFormKey: v.string(),
  answerMethod: v.picklist(answerMethods),
  label: v.string(),
  hint: v.string(),
  isEnabled: v.boolean(),
  isRequired: v.boolean(),
  isUneditable: v.boolean(),
  isHidden: v.boolean(),
  setting: v.object({
    useKana: maybeFlag,
    isRequired: v.optional(v.object(v.entriesFromList([...nameParts, ...addressParts], maybeFlag))),
    inputType: v.optional(v.picklist(inputTypes)),
    minLength: maybeCount,
    maxLength: maybeCount,
    maxSelections: maybeCount,
    isFreeText: maybeFlag,
    autocomplete: v.optional(v.string()),
    isPublic: maybeFlag,
  }),
  selectorItems: v.array(v.object({ key: v.string(), label: v.string(), isEnabled: v.boolean() })),
  shareProfileId: v.nullable(v.number()),
  profileId: v.nullable(v.number()),
  selectorValue: v.array(selectorValue),
  textValue: v.string(),
});
const itemsSchema = v.array(profileItemSchema);
export const profileListsSchema = v.object({ shareProfile: itemsSchema, profile: itemsSchema });

/** Longer than any valid answer, so that the field's own limit names the problem. */
const typed = v.optional(v.pipe(v.string(), maxLetters(100_000)), '');

/** One answer of a request; the answer method decides which of its fields count. */
export const profileAnswerSchema = v.object({
  entryFormKey: v.pipe(v.string(), maxLetters(64)),
  answerMethod: v.pipe(v.string(), maxLetters(20)),
  textValue: typed,
  selectorValue: v.optional(list(v.object({ key: v.pipe(v.string(), maxLetters(64)), value: typed }), 200), []),
  /** The item's list, where one call answers both lists, as at the registration. */
  shareProfileId: v.optional(idSchema),
  profileId: v.optional(idSchema),
});
export const answersSchema = list(profileAnswerSchema, 200);

const answersBody = v.object({ answers: v.optional(answersSchema, []) });

export const readProfileForm = endpoint({
  name: 'readProfileForm',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'profile_form/{portalId}[/{eventId}]',
  summary:
    'The items that a registration at this site asks for, without answers: those of the portal that keeps the accounts, and those of the event [PROFILE-001, AUTH-036].',
  answer: profileListsSchema,
});

export const saveShareProfile = endpoint({
  name: 'saveShareProfile',
  who: 'member',
  at: 'site',
  method: 'POST',
  path: 'profile/{portalId}',
  summary:
    "Saves the member's answers to the items of a portal, all or none; 422 names each wrong field by its entryFormKey, and a part of it as entryFormKey.part [PROFILE-049].",
  body: answersBody,
  bodyMaxBytes: answersBodyMaxBytes,
  answer: v.object({ shareProfile: itemsSchema }),
});

export const saveEventProfile = endpoint({
  name: 'saveEventProfile',
  who: 'member',
  at: 'site',
  method: 'POST',
  path: 'event_profile/{portalId}/{eventId}',
  summary: "Saves the member's answers to the items of an event, in the same way [PROFILE-049].",
  body: answersBody,
  bodyMaxBytes: answersBodyMaxBytes,
  answer: v.object({ profile: itemsSchema }),
});

export const keepAnswers = endpoint({
  name: 'keepAnswers',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'profile_keep/{portalId}[/{eventId}]',
  summary:
    'Takes answers that the member gave elsewhere over into their profile at this site and at its portal: those to questions that a form asks too, with a valid answer. Others stay as they are, and so do items that are required and not answered yet.',
  body: answersBody,
  bodyMaxBytes: answersBodyMaxBytes,
  answer: v.object({
    /** How many answers were taken over. */
    kept: v.number(),
  }),
});

export const searchValue = v.pipe(v.string(), maxLetters(200));
/** At most 20, in the order in which they are offered; each is the text to take over. */
export const suggestions = v.object({ searchResult: v.array(v.string()) });

export const searchShareProfile = endpoint({
  name: 'searchShareProfile',
  who: 'anyone',
  at: 'outside',
  isOfPortal: true,
  method: 'GET',
  path: 'profile/search_text/{id}',
  summary:
    'Suggestions for a SEARCHTEXT item of a portal, by its shareProfileId. portal_id names the portal; without it, the portal is the one of the host [PROFILE-026].',
  query: v.object({ search_value: v.optional(searchValue, ''), portal_id: v.optional(idSchema) }),
  answer: suggestions,
});

export const searchEventProfile = endpoint({
  name: 'searchEventProfile',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'event_profile/search_text/{portalId}/{eventId}/{id}',
  summary: 'Suggestions for a SEARCHTEXT item of an event, by its profileId [PROFILE-027].',
  query: v.object({ search_value: v.optional(searchValue, '') }),
  answer: suggestions,
});

const place = {
  /** The code of the prefecture, 01 to 47. */
  prefecture: v.string(),
  /** 市区町村, in Japanese for every language. */
  address1: v.string(),
  /** 町域; '' when the code does not include it. */
  address2: v.string(),
};
export const postalPlaceSchema = v.object(place);

export const findPostalCode = endpoint({
  name: 'findPostalCode',
  who: 'anyone',
  at: 'nowhere',
  method: 'GET',
  path: 'postal_code/{postalCode}',
  summary:
    'The place of a Japanese postal code of seven digits without a hyphen, or all places if the code spans two prefectures; 404 for an unknown code [PROFILE-042, PROFILE-046, PROFILE-047].',
  statuses: [404, 422],
  answer: v.object({ ...place, candidates: v.array(postalPlaceSchema) }),
});
