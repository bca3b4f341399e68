import { entry } from '#features/profile/texts/fields/chi.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { questionnaireDocuments } from '../../documents.ts';

const fields = {
  questionnaire: {
    search: '问卷 问题 表单 反馈 投票',
    name: '问卷',
    summary: '向访客提问，并答谢回答者。',
    serverContent: {
      base: {
        label: '填写期间',
        fields: {
          enableVisiblePeriod: {
            label: '设置填写期间',
            hint: '关闭时可随时填写。',
          },
          visibleStartDate: '开始填写',
          visibleEndDate: '结束填写',
        },
      },
      description: '问题前的说明',
      questions: {
        label: '问题',
        entry: '问题',
        fields: entry,
      },
      thanks: {
        label: '致谢',
        hint: '仅填写完成的人可见。',
      },
      reward: {
        label: '答谢礼',
        hint: '仅填写者可下载的资料。',
        fields: {
          name: '名称',
          handout: '文件',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof questionnaireDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'no MAILADDRESS: a TEXT with inputType email asks for an address': '问卷中请用文字题询问邮箱地址。',
  'every entryFormKey once': '有两道题使用了相同的键。',
  'every detailId once': '有两道题的编号相同。',
  questions: '请至少添加一道题。',
};
