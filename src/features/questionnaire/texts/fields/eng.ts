import { entry } from '#features/profile/texts/fields/eng.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { questionnaireDocuments } from '../../documents.ts';

const fields = {
  questionnaire: {
    search: 'survey, questions, form, feedback, poll',
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
