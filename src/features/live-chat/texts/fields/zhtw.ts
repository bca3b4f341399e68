import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { liveChatDocuments } from '../../documents.ts';

const fields = {
  live_chat: {
    search: '聊天 交流 對話',
    name: '即時聊天',
    summary: '讓參與者互相找到並交流。',
    widget: {
      titleVisible: '顯示標題',
    },
    content: {
      liveChatDataSourceId: {
        label: '共用編號',
        hint: '同一入口網站中編號相同的聊天會共用參與者與對話。',
      },
      search: {
        label: '尋找對象',
        fields: {
          directSearch: {
            label: '僅限聊天ID完全相符',
            hint: '開啟後，只有知道對方聊天ID的人才能找到對方。',
          },
          target: {
            label: '可被找到的人',
            choices: { All: '所有參與者', None: '僅限優先帳號' },
          },
          priority: '優先顯示優先帳號',
          priorityAccount: {
            label: '優先帳號',
            hint: '希望隨時能被找到的人的聊天ID，例如主辦單位洽詢窗口。',
          },
        },
      },
      tags: {
        label: '標籤',
        hint: '參與者可為自己選擇，以便他人尋找。',
        entry: '標籤',
        fields: {
          name: '名稱',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveChatDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a chat user id': '請選擇聊天的參加者。',
  'every tagId once': '有兩個標籤的編號相同。',
};
