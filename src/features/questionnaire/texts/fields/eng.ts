import type { WarningWords } from '#kernel/console/warning-words.ts';
import { entry } from '#features/profile/texts/fields/eng.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { questionnaireDocuments } from '../../documents.ts';

const fields = {
  questionnaire: {
    name: 'Questionnaire',
    summary: 'Asks visitors questions and thanks those who answer.',
    serverContent: {
      base: {
        label: 'When it is open',
        fields: {
          enableVisiblePeriod: {
            label: 'Limit when it is open',
            hint: 'While this is off, visitors can always answer.',
          },
          visibleStartDate: 'Opens',
          visibleEndDate: 'Closes',
        },
      },
      description: 'Text above the questions',
      questions: {
        label: 'Questions',
        entry: 'Question',
        fields: entry,
      },
      thanks: {
        label: 'Thanks',
        hint: 'Only people who have answered see it.',
      },
      reward: {
        label: 'Reward',
        hint: 'A file that only people who answered can download.',
        fields: {
          name: 'Name',
          handout: 'File',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof questionnaireDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'no MAILADDRESS: a TEXT with inputType email asks for an address':
    'In a questionnaire, ask for an email address with a text question.',
  'every entryFormKey once': 'Two questions have the same key.',
  'every detailId once': 'Two questions have the same number.',
  questions: 'Add at least one question.',
};

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
export const warnings = {
  answersGone: ({ answers }: { answers: number }) => [
    `${answers} answers can no longer be saved to a file.`,
    'Save the answers first, or keep the questionnaire and end its period.',
  ],
  questionChanged: ({ answers, isLeft }: { answers: number; isLeft: boolean }) => [
    isLeft
      ? `It is answered in another way from now on, and the ${answers} answers so far share a column with the new ones.`
      : `The ${answers} answers so far lose what they say to this question.`,
    isLeft ? 'Add it as a new question.' : 'Save the answers first.',
  ],
} satisfies WarningWords;
