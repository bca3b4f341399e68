import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { liveChatDocuments } from '../../documents.ts';

const fields = {
  live_chat: {
    search: '聊天 交流 对话',
    name: '实时聊天',
    summary: '让参与者互相找到并交流。',
    widget: {
      titleVisible: '显示标题',
    },
    content: {
      liveChatDataSourceId: {
        label: '共享编号',
        hint: '同一门户中编号相同的聊天会共享参与者和对话。',
      },
      search: {
        label: '查找对象',
        fields: {
          directSearch: {
            label: '仅限聊天ID完全一致',
            hint: '开启后，只有知道对方聊天ID的人才能找到对方。',
          },
          target: {
            label: '可被找到的人',
            choices: { All: '所有参与者', None: '仅限优先账号' },
          },
          priority: '优先显示优先账号',
          priorityAccount: {
            label: '优先账号',
            hint: '希望始终能被找到的人的聊天ID，例如主办方咨询窗口。',
          },
        },
      },
      tags: {
        label: '标签',
        hint: '参与者可为自己选择，以便他人查找。',
        entry: '标签',
        fields: {
          name: '名称',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveChatDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a chat user id': '请选择聊天的参与者。',
  'every tagId once': '有两个标签的编号相同。',
};
