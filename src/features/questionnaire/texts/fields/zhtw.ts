import { entry } from '#features/profile/texts/fields/zhtw.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { questionnaireDocuments } from '../../documents.ts';

const fields = {
  questionnaire: {
    search: '問卷 問題 表單 回饋 投票',
    name: '問卷',
    summary: '向訪客提問，並答謝回答者。',
    serverContent: {
      base: {
        label: '填寫期間',
        fields: {
          enableVisiblePeriod: {
            label: '設定填寫期間',
            hint: '關閉時可隨時填寫。',
          },
          visibleStartDate: '開始填寫',
          visibleEndDate: '結束填寫',
        },
      },
      description: '問題前的說明',
      questions: {
        label: '問題',
        entry: '問題',
        fields: entry,
      },
      thanks: {
        label: '致謝',
        hint: '僅填寫完成的人可見。',
      },
      reward: {
        label: '答謝禮',
        hint: '僅填寫者可下載的資料。',
        fields: {
          name: '名稱',
          handout: '檔案',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof questionnaireDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'no MAILADDRESS: a TEXT with inputType email asks for an address': '問卷中請用文字題詢問電子郵件地址。',
  'every entryFormKey once': '有兩道題使用了相同的鍵。',
  'every detailId once': '有兩道題的編號相同。',
  questions: '請至少新增一道題。',
};
