import * as v from 'valibot';
import { profileEntrySchema } from '#features/profile/documents.ts';
import { html, period } from '#kernel/field-meaning.ts';
import { fieldRule } from '#kernel/field-rule.ts';
import { handoutSchema } from '#kernel/handout.ts';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import { parseInstant } from '#kernel/period.ts';
import { titleSchema } from '#kernel/schema.ts';

/** When it can be answered (QUEST-001). */
const baseFields = v.strictObject(period('enableVisiblePeriod', 'visibleStartDate', 'visibleEndDate'));
type Base = v.InferOutput<typeof baseFields>;
const baseSchema = v.pipe(
  baseFields,
  fieldRule<Base>(
    'visibleEndDate',
    ['visibleStartDate', 'visibleEndDate'],
    ({ visibleStartDate: start, visibleEndDate: end }) =>
      start === undefined || end === undefined || (parseInstant(start) ?? 0) <= (parseInstant(end) ?? 0),
    'a date that is not before visibleStartDate',
  ),
);

/** The address of a member is the account's: a questionnaire that needs one asks for it with TEXT and inputType email. */
const questionsSchema = v.pipe(
  v.array(profileEntrySchema),
  v.check(
    (questions) => questions.every(({ answerMethod }) => answerMethod !== 'MAILADDRESS'),
    'no MAILADDRESS: a TEXT with inputType email asks for an address',
  ),
  v.check(
    (questions) => new Set(questions.map(({ entryFormKey }) => entryFormKey)).size === questions.length,
    'every entryFormKey once',
  ),
  v.check(
    (questions) => new Set(questions.map(({ detailId }) => detailId)).size === questions.length,
    'every detailId once',
  ),
);

/** A questionnaire, as a content of its own and at a booth. All of it stays on the server until its period. */
export const questionnaireFields = {
  base: v.optional(baseSchema, {}),
  /** Above the questions. */
  description: v.optional(html()),
  questions: v.optional(questionsSchema, []),
  /** For those who have answered. */
  thanks: v.optional(html()),
  /** What only they can download. */
  reward: v.optional(v.strictObject({ name: titleSchema, handout: handoutSchema })),
};

const questionnaireSchema = v.strictObject(questionnaireFields);
type Questionnaire = v.InferOutput<typeof questionnaireSchema>;

const serverContentSchema = v.pipe(
  questionnaireSchema,
  fieldRule<Questionnaire>('questions', ['questions'], ({ questions }) => questions.length > 0, 'questions'),
);
export type QuestionnaireDocument = v.InferOutput<typeof serverContentSchema>;

export const questionnaireDocuments = [
  {
    moduleCode: 'questionnaire',
    widget: nothingSchema,
    list: nothingSchema,
    content: nothingSchema,
    serverContent: serverContentSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    questionnaire: (typeof questionnaireDocuments)[0];
  }
}
