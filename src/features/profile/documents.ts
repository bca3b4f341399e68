import * as v from 'valibot';
import { answerKey, countingIf, more } from '#kernel/field-meaning.ts';
import { fieldRule } from '#kernel/field-rule.ts';
import { type ModuleDocuments, nothingSchema, offFlag } from '#kernel/module-documents.ts';
import { idSchema, localizedTextSchema } from '#kernel/schema.ts';
import {
  addressParts,
  type AnswerMethod,
  answerMethods,
  genderKeys,
  inputTypes,
  mailAddressKey,
  nameParts,
  type ProfileSetting,
} from './rules/profile-item.ts';

const count = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));
const flag = v.optional(v.boolean());

/** The values of HTML's autocomplete attribute. */
const autocompletes = [
  'organization',
  'organization-title',
  'tel',
  'email',
  'url',
  'bday',
  'country-name',
  'nickname',
] as const;

/** Fields that some ways of answering have. */
const answeredBy = <Fields extends Record<string, v.GenericSchema>>(methods: readonly AnswerMethod[], fields: Fields) =>
  countingIf('answerMethod', methods, fields);

const settingSchema = v.strictObject({
  ...answeredBy(['NAME'], { useKana: flag }),
  ...answeredBy(['NAME', 'ADDRESS'], {
    isRequired: v.optional(
      v.strictObject({
        ...answeredBy(['NAME'], v.entriesFromList(nameParts, flag)),
        ...answeredBy(['ADDRESS'], v.entriesFromList(addressParts, flag)),
      }),
    ),
  }),
  ...answeredBy(['TEXT'], { inputType: v.optional(v.picklist(inputTypes)), minLength: count(2_000) }),
  ...answeredBy(['TEXT', 'SEARCHTEXT', 'AVATAR'], { maxLength: count(5_000) }),
  ...answeredBy(['CHECKBOX'], { maxSelections: count(100) }),
  ...answeredBy(['SEARCHTEXT'], { isFreeText: flag }),
  ...answeredBy(['TEXT', 'SEARCHTEXT'], { autocomplete: v.optional(v.picklist(autocompletes)) }),
  isPublic: flag,
} satisfies Record<keyof ProfileSetting, v.GenericSchema>);

const selectorItemSchema = v.strictObject({
  key: answerKey(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'letters, digits, _ and -'))),
  /** A gender with a key of the platform gets the platform's label when it has none of its own. */
  label: v.optional(localizedTextSchema),
  isEnabled: v.optional(v.boolean(), true),
});

const searchItemSchema = v.strictObject({
  label: localizedTextSchema,
  /** The reading, for example しおみだいがく; a search finds it too. */
  reading: v.optional(v.string()),
});

/** The settings that each method uses; `isPublic` works for all of them. */
const settingsOf: Record<AnswerMethod, readonly (keyof ProfileSetting)[]> = {
  NAME: ['useKana', 'isRequired'],
  ADDRESS: ['isRequired'],
  GENDER: [],
  SELECT: [],
  CHECKBOX: ['maxSelections'],
  SEARCHTEXT: ['isFreeText', 'maxLength', 'autocomplete'],
  AVATAR: ['maxLength'],
  MAILADDRESS: [],
  TEXT: ['inputType', 'minLength', 'maxLength', 'autocomplete'],
};
const withOwnLabel: readonly AnswerMethod[] = ['TEXT', 'SELECT', 'CHECKBOX', 'SEARCHTEXT'];
const platformKeys: readonly string[] = genderKeys;

const fieldsSchema = v.strictObject({
  detailId: idSchema,
  /** The name of the item in calls and in stored answers; unique in its content. */
  entryFormKey: answerKey(v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,63}$/, 'a letter, then letters, digits and _'))),
  /** The platform has labels for the methods about a person: name, address, gender, avatar, mail address. */
  label: v.optional(localizedTextSchema),
  answerMethod: v.picklist(answerMethods),
  ...answeredBy(['SELECT', 'CHECKBOX', 'GENDER'], { selectorItems: v.optional(v.array(selectorItemSchema), []) }),
  ...answeredBy(['SEARCHTEXT'], { searchItems: v.optional(v.array(searchItemSchema), []) }),
  isRequired: offFlag,
  ...more({
    hint: v.optional(localizedTextSchema),
    setting: v.optional(settingSchema, {}),
    isEnabled: v.optional(v.boolean(), true),
    isUneditable: offFlag,
    isHidden: offFlag,
  }),
});
export type ProfileEntry = v.InferOutput<typeof fieldsSchema>;

const isUnique = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;
type Check = (entry: ProfileEntry) => boolean;

const rules: readonly (readonly [keyof ProfileEntry, readonly (keyof ProfileEntry)[], Check, string])[] = [
  [
    'entryFormKey',
    ['entryFormKey', 'answerMethod'],
    (entry) => (entry.entryFormKey === mailAddressKey) === (entry.answerMethod === 'MAILADDRESS'),
    `${mailAddressKey} for the method of that name, and another key for every other`,
  ],
  [
    'label',
    ['label', 'answerMethod'],
    ({ answerMethod, label }) => label !== undefined || !withOwnLabel.includes(answerMethod),
    'texts per language, as { jpn: … }',
  ],
  [
    'setting',
    ['answerMethod', 'setting'],
    ({ answerMethod, setting }) =>
      Object.keys(setting).every((name) => ['isPublic', ...settingsOf[answerMethod]].some((known) => known === name)),
    'settings of its method: useKana for NAME; isRequired for NAME and ADDRESS; maxSelections for CHECKBOX; isFreeText, maxLength and autocomplete for SEARCHTEXT; maxLength for AVATAR; inputType, minLength, maxLength and autocomplete for TEXT; isPublic for all',
  ],
  [
    'setting',
    ['answerMethod', 'setting'],
    ({ answerMethod, setting: { isRequired = {} } }) => {
      const parts: readonly string[] = answerMethod === 'NAME' ? nameParts : addressParts;
      return Object.keys(isRequired).every((part) => parts.includes(part));
    },
    'the parts of its method: last_name, first_name, last_name_kana and first_name_kana of NAME; postal_code, prefecture, address1, address2 and address3 of ADDRESS',
  ],
  [
    'setting',
    ['answerMethod', 'setting'],
    ({ answerMethod, setting: { isRequired = {} } }) =>
      answerMethod !== 'NAME' || isRequired.last_name !== false || isRequired.first_name !== false,
    'last_name or first_name in a required name',
  ],
  [
    'setting',
    ['setting'],
    ({ setting: { minLength = 0, maxLength = Infinity } }) => minLength <= maxLength,
    'a minLength that is not above maxLength',
  ],
  [
    'selectorItems',
    ['answerMethod', 'selectorItems'],
    ({ answerMethod, selectorItems }) =>
      answerMethod === 'SELECT' || answerMethod === 'CHECKBOX'
        ? selectorItems.length > 0
        : answerMethod === 'GENDER' || selectorItems.length === 0,
    'choices for SELECT and CHECKBOX, perhaps for GENDER, and none for another method',
  ],
  [
    'selectorItems',
    ['selectorItems'],
    ({ selectorItems }) => isUnique(selectorItems.map(({ key }) => key)),
    'every key once',
  ],
  [
    'selectorItems',
    ['answerMethod', 'selectorItems'],
    ({ answerMethod, selectorItems }) =>
      selectorItems.every(
        ({ key, label }) => label !== undefined || (answerMethod === 'GENDER' && platformKeys.includes(key)),
      ),
    `a label for every choice; a GENDER may do without for ${genderKeys.join(', ')}`,
  ],
  [
    'searchItems',
    ['answerMethod', 'searchItems'],
    ({ answerMethod, searchItems }) => answerMethod === 'SEARCHTEXT' || searchItems.length === 0,
    'none, because only SEARCHTEXT searches',
  ],
];

function withRules<TEntry extends ProfileEntry>(fields: v.GenericSchema<unknown, TEntry>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- v.pipe takes a list of any length, and its types name each.
  return v.pipe(fields, ...(rules.map((rule) => fieldRule<TEntry>(...rule)) as [v.GenericPipeAction<TEntry, TEntry>]));
}

/** A question of a form; forms of other features ask them too. */
export const profileEntrySchema = withRules(fieldsSchema);

const memberFieldsSchema = v.strictObject({
  ...fieldsSchema.entries,
  /** A visitor who registers answers it then; else members answer it when it is needed. */
  isAskedAtRegistration: offFlag,
});
export type MemberFormEntry = v.InferOutput<typeof memberFieldsSchema>;

/** The forms of members: a portal's is the shared profile, an event's is its own (PROFILE-009). */
export const profileDocuments = [
  {
    moduleCode: 'profile',
    widget: nothingSchema,
    list: nothingSchema,
    content: nothingSchema,
    item: withRules(memberFieldsSchema),
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    profile: (typeof profileDocuments)[0];
  }
}
