import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { handoutSchema, handoutTypes } from '#kernel/handout.ts';
import { languageCodes } from '#kernel/language.ts';
import { type ModuleCode, moduleCodesOf, type SiteType, siteTypes } from '#kernel/module-code.ts';
import { type ModuleDocuments, moduleParts, nothingSchema } from '#kernel/module-documents.ts';
import { imageSchema, localizedTextSchema, numberSchema } from '#kernel/schema.ts';
import { baseOf, type OpenSchema } from '#kernel/schema-parts.ts';
import { moduleSchema, siteDocumentSchema } from '../../documents.ts';
import { providerSchema } from '../identity-providers.ts';
import type { DocumentsByCode } from '../import-modules.ts';

type Properties = Record<string, JsonSchema>;

const definitions: Properties = {
  Text: {
    type: 'object',
    description: 'A text in each language that the site offers.',
    properties: Object.fromEntries(languageCodes.map((code) => [code, { type: 'string' }])),
    additionalProperties: false,
    minProperties: 1,
  },
  Picture: {
    type: 'object',
    description: 'A picture beside site.yaml: jpg, png, gif, webp or svg.',
    properties: {
      file: { type: 'string' },
      alt: referTo('Text'),
      focus: {
        ...percents('x', 'y'),
        description: 'The point that stays in sight where a page cuts the picture, in per cent from left and top.',
      },
      crop: {
        ...percents('x', 'y', 'width', 'height'),
        description: 'The part of the picture that is shown, in per cent of its width and height.',
      },
    },
    required: ['file'],
    additionalProperties: false,
  },
  Handout: {
    type: 'object',
    description: 'A file beside site.yaml that visitors download.',
    properties: { file: { type: 'string', pattern: `\\.(${Object.keys(handoutTypes).join('|')})$` } },
    required: ['file'],
    additionalProperties: false,
  },
};

/** What an organiser may write in a site.yaml, for editors: a JSON schema of what the import reads. */
export function siteFileSchema(documents: DocumentsByCode): JsonSchema {
  const { usePasscodeLock: _, ...entries } = siteDocumentSchema.entries;
  const site = described(v.strictObject(entries));
  const modules: Properties = Object.fromEntries([...documents].map(([code, one]) => [code, moduleOf(one)]));
  const properties: Properties = {
    ...site.properties,
    passcode: { type: 'string', pattern: '^\\d{6}$', description: 'Six digits in quotes, which lock the site.' },
    identity: { anyOf: [described(providerSchema), { type: 'array', items: described(providerSchema) }] },
    invitations: { type: 'array', items: { type: 'string' }, description: 'Mail addresses.' },
    modules: { type: 'array', items: anyModule([...documents.keys()]) },
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'site.yaml',
    ...site,
    properties,
    allOf: siteTypes.map((siteType) => ({
      if: conditionOf(siteType),
      // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schema
      then: {
        properties: { modules: { items: { properties: { moduleCode: { enum: [...moduleCodesOf[siteType]] } } } } },
      },
    })),
    definitions: { ...definitions, ...modules },
  };
}

function conditionOf(siteType: SiteType): JsonSchema {
  const isThirdType: JsonSchema = {
    properties: { client: { properties: { isEvesta: { const: true } }, required: ['isEvesta'] } },
    required: ['client'],
  };
  const kind: JsonSchema = {
    properties: { kind: { const: siteType === 'portal' ? 'portal' : 'event' } },
    required: ['kind'],
  };
  if (siteType === 'portal') return kind;
  return { allOf: [kind, siteType === 'evesta' ? isThirdType : { not: isThirdType }] };
}

/** A module of any code, or the name of a file with modules. An editor picks what its code may have. */
function anyModule(codes: readonly ModuleCode[]): JsonSchema {
  const ofCode = (code: ModuleCode): JsonSchema => ({
    if: { properties: { moduleCode: { const: code } }, required: ['moduleCode'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schema
    then: referTo(code),
  });
  return orIncluded({
    properties: { moduleCode: { enum: [...codes] } },
    required: ['moduleCode'],
    allOf: codes.map(ofCode),
  });
}

/** An entry of a list, or the name of a file with some. */
function orIncluded(entry: JsonSchema): JsonSchema {
  return {
    type: 'object',
    if: { required: ['include'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schema
    then: { properties: { include: { type: 'string', pattern: '\\.yaml$' } }, additionalProperties: false },
    else: entry,
  };
}

function moduleOf(documents: ModuleDocuments): JsonSchema {
  const { item } = documents;
  const base = described(moduleSchema);
  const parts = moduleParts.map((part) => [part, described(documents[part] ?? nothingSchema)]);
  return {
    ...base,
    properties: {
      ...base.properties,
      moduleCode: { const: documents.moduleCode },
      ...Object.fromEntries(parts),
      items:
        item === undefined ? { type: 'array', maxItems: 0 } : { type: 'array', items: orIncluded(described(item)) },
    },
  };
}

const { entries: textEntries } = baseOf(localizedTextSchema) ?? {};

/** As it stands in the file: what the import puts in the place of files and dates comes later. */
function described(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...written } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    ignoreActions: ['check', 'partial_check', 'transform', 'metadata'],
    overrideSchema: ({ valibotSchema }) => overrideOf(valibotSchema),
    overrideAction: ({ valibotAction, jsonSchema: { pattern: __, ...rest } }) =>
      isFormOfDays(valibotAction) ? rest : undefined,
  });
  return written;
}

/** A pipe is a copy of its first schema: the entries, which both have, tell what it is. */
function overrideOf(schema: v.GenericSchema & OpenSchema): JsonSchema | undefined {
  if (schema === numberSchema) return { type: 'integer' };
  const { entries } = schema;
  if (entries === undefined) return undefined;
  if (entries === imageSchema.entries) return referTo('Picture');
  if (entries === handoutSchema.entries) return referTo('Handout');
  return entries === textEntries ? referTo('Text') : undefined;
}

/** A day may be written from today on too: `sat+3w`. */
function isFormOfDays({ type, requirement }: { type: string; requirement?: unknown }): boolean {
  return type === 'regex' && requirement instanceof RegExp && requirement.test('2026-11-20') && !requirement.test('a');
}

function percents(...names: string[]): JsonSchema {
  const percent = { type: 'number', minimum: 0, maximum: 100 } as const;
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, percent])),
    required: names,
    additionalProperties: false,
  };
}

function referTo(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}
