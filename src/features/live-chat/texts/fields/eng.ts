import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { liveChatDocuments } from '../../documents.ts';

const fields = {
  live_chat: {
    search: 'chat, talk, conversation, networking',
    name: 'Live chat',
    summary: 'Lets participants find each other and talk.',
    widget: {
      titleVisible: 'Show the heading',
    },
    content: {
      liveChatDataSourceId: {
        label: 'Number to share by',
        hint: 'Chats of one portal with the same number share their people and conversations.',
      },
      search: {
        label: 'Finding people',
        fields: {
          directSearch: {
            label: 'Only by exact chat ID',
            hint: 'While this is on, only people who know somebody’s chat ID find them.',
          },
          target: {
            label: 'Who can be found',
            choices: { All: 'All participants', None: 'Only priority accounts' },
          },
          priority: 'Show priority accounts first',
          priorityAccount: {
            label: 'Priority accounts',
            hint: 'The chat IDs of people who should always be found, such as your help desk.',
          },
        },
      },
      tags: {
        label: 'Tags',
        hint: 'Participants choose them for themselves to be found by.',
        entry: 'Tag',
        fields: {
          name: 'Name',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveChatDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a chat user id': 'Choose somebody of the chat.',
  'every tagId once': 'Two tags have the same number.',
};
