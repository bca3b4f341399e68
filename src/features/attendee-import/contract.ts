import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { answerMethods, inputTypes } from '#features/profile/rules/profile-item.ts';
import { issueWays } from '#features/ticket/rules/organiser/issue-way.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { idMax } from '#kernel/limits.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { type Meaning, plainMeanings } from './rules/column-meaning.ts';
import {
  cellMax,
  chunkMaxBytes,
  chunkRowsMax,
  columnsMax,
  fileNameMax,
  headerMax,
  noteMax,
  rowsMax,
  ticketValuesMax,
} from './rules/import-limits.ts';
import { importStates, knownWishes, stopReasons } from './rules/import-states.ts';
import { cellProblems } from './rules/read-row.ts';

const personal = { may: 'sell', proof: 'secondFactor' } as const;
const done = v.object({ done: v.literal(true) });
const id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(idMax));
const after = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/),
    v.check((text) => Number(text) <= idMax),
  ),
);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the expression says what the type says
const answerMeaning = v.pipe(v.string(), v.regex(/^answer:[\w-]{1,64}$/)) as v.GenericSchema<Meaning>;
const meaning = v.union([v.picklist(plainMeanings), answerMeaning]);
const choice = { contentId: id, ticketId: id, priceId: v.nullable(id) };
export const importPlan = v.object({
  columns: v.pipe(
    v.array(v.object({ header: v.pipe(v.string(), maxLetters(headerMax)), meaning })),
    v.minLength(1),
    v.maxLength(columnsMax),
  ),
  ticket: v.nullable(v.object(choice)),
  ticketValues: v.pipe(
    v.array(v.object({ value: v.pipe(v.string(), maxLetters(cellMax)), ...choice })),
    v.maxLength(ticketValuesMax),
  ),
  way: v.picklist(issueWays),
  language: v.picklist(languageCodes),
  isMailed: v.boolean(),
  note: v.pipe(v.string(), v.trim(), maxLetters(noteMax)),
});

const listed = {
  importId: v.number(),
  state: v.picklist(importStates),
  fileName: v.string(),
  rows: v.number(),
  /** Rows that were sent; all of them before it can begin. */
  staged: v.number(),
  /** Rows whose people had that ticket before, and that were left out. */
  leftOut: v.number(),
  done: v.number(),
  tickets: v.number(),
  isMailed: v.boolean(),
  madeBy: v.string(),
  madeAt: v.string(),
  startedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  stop: v.nullable(v.object({ reason: v.picklist(stopReasons), /** Of the file. */ line: v.nullable(v.number()) })),
};
const listedImport = v.object(listed);
export type ListedImport = v.InferOutput<typeof listedImport>;

export const readImportDesk = consoleEndpoint({
  name: 'readImportDesk',
  method: 'GET',
  path: 'sites/{site}/attendee-imports/desk',
  summary: 'The tickets that a file can give, and the questions that its columns can answer.',
  answer: v.object({
    languages: v.array(v.picklist(languageCodes)),
    tickets: v.array(
      v.object({
        contentId: v.number(),
        ticketId: v.number(),
        title: localizedTextSchema,
        prices: v.array(v.object({ priceId: v.nullable(v.number()), name: localizedTextSchema, price: v.number() })),
        /** Null: as many as come. */
        left: v.nullable(v.number()),
      }),
    ),
    questions: v.array(
      v.object({
        contentId: v.number(),
        /** In all languages of the site. */
        labels: v.array(v.string()),
        choices: v.array(v.object({ key: v.string(), labels: v.array(v.string()) })),
        item: v.object({
          entryFormKey: v.string(),
          answerMethod: v.picklist(answerMethods),
          isRequired: v.boolean(),
          setting: v.object({
            inputType: v.exactOptional(v.picklist(inputTypes)),
            minLength: v.exactOptional(v.number()),
            maxLength: v.exactOptional(v.number()),
            maxSelections: v.exactOptional(v.number()),
            isFreeText: v.exactOptional(v.boolean()),
          }),
          selectorItems: v.array(v.object({ key: v.string(), label: v.string(), isEnabled: v.boolean() })),
        }),
      }),
    ),
  }),
  ...personal,
});

export const listImports = consoleEndpoint({
  name: 'listImportsOfSite',
  method: 'GET',
  path: 'sites/{site}/attendee-imports',
  summary: 'The imports of attendees of a site, the newest first.',
  query: v.object({ after }),
  answer: v.object({ entries: v.array(listedImport), next: v.nullable(v.string()) }),
  ...personal,
});

export const beginImport = consoleEndpoint({
  name: 'beginImport',
  method: 'POST',
  path: 'sites/{site}/attendee-imports',
  summary:
    'Begins to take in the rows of a file. The same key, made of the file and of what is done with it, finds what it began before.',
  bodyKind: 'json',
  bodyMaxBytes: chunkMaxBytes,
  body: v.object({
    key: v.pipe(v.string(), v.regex(/^[0-9a-f]{48}$/)),
    fileName: v.pipe(v.string(), maxLetters(fileNameMax)),
    rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(rowsMax)),
    plan: importPlan,
  }),
  answer: v.object({ importId: v.number(), state: v.picklist(importStates), staged: v.number() }),
  statuses: [409],
  ...personal,
});

export const stageRows = consoleEndpoint({
  name: 'stageRowsOfImport',
  method: 'POST',
  path: 'sites/{site}/attendee-imports/{importId}/rows',
  summary:
    'Takes in the next rows, if all of them are right; otherwise it keeps none of them and says what is wrong. Rows that it has are not taken again.',
  bodyKind: 'json',
  bodyMaxBytes: chunkMaxBytes,
  body: v.object({
    /** The place of the first in the file, from 0 on. */
    from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(rowsMax)),
    rows: v.pipe(
      v.array(
        v.object({
          line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(idMax)),
          cells: v.pipe(v.array(v.pipe(v.string(), maxLetters(cellMax))), v.maxLength(columnsMax)),
        }),
      ),
      v.minLength(1),
      v.maxLength(chunkRowsMax),
    ),
  }),
  answer: v.object({
    staged: v.number(),
    /** The first hundred. */
    faults: v.array(
      v.object({
        row: v.number(),
        line: v.number(),
        /** Its place among the columns of the plan. */
        column: v.nullable(v.number()),
        problem: v.picklist(cellProblems),
        limit: v.exactOptional(v.number()),
      }),
    ),
    isMore: v.boolean(),
  }),
  statuses: [409],
  ...personal,
});

export const readImport = consoleEndpoint({
  name: 'readImport',
  method: 'GET',
  path: 'sites/{site}/attendee-imports/{importId}',
  summary: 'An import: what it is about, and how far it is.',
  answer: v.object(listed),
  ...personal,
});

const lines = v.object({ number: v.number(), /** The first hundred. */ lines: v.array(v.number()) });

export const reviewImport = consoleEndpoint({
  name: 'reviewImport',
  method: 'GET',
  path: 'sites/{site}/attendee-imports/{importId}/review',
  summary: 'What the rows of an import that have not been done say together: before it begins, or goes on.',
  answer: v.object({
    rows: v.number(),
    tickets: v.number(),
    /** Rows that are there twice. */
    twice: lines,
    /** Rows whose people have that ticket already, or whose booking was imported before. */
    known: lines,
    /** Tickets of which fewer are left than are wanted. */
    short: v.array(v.object({ title: localizedTextSchema, wanted: v.number(), left: v.number() })),
  }),
  ...personal,
});

export const startImport = consoleEndpoint({
  name: 'startImport',
  method: 'POST',
  path: 'sites/{site}/attendee-imports/{importId}/start',
  summary:
    'Begins to issue the tickets, if the rows are complete, all of them can be had, and it is said what becomes of rows whose people have that ticket already.',
  bodyKind: 'json',
  body: v.object({ known: v.picklist(knownWishes) }),
  answer: done,
  statuses: [409],
  ...personal,
});

export const stopImport = consoleEndpoint({
  name: 'stopImport',
  method: 'POST',
  path: 'sites/{site}/attendee-imports/{importId}/stop',
  summary: 'Stops an import: what it has issued stays, and it can go on later.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  ...personal,
});

export const resumeImport = consoleEndpoint({
  name: 'resumeImport',
  method: 'POST',
  path: 'sites/{site}/attendee-imports/{importId}/resume',
  summary: 'Goes on with an import that was stopped, if all of the other rows can be had.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  ...personal,
});

export const discardImport = consoleEndpoint({
  name: 'discardImport',
  method: 'POST',
  path: 'sites/{site}/attendee-imports/{importId}/discard',
  summary: 'Forgets the rows of an import that have not been done.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  ...personal,
});
