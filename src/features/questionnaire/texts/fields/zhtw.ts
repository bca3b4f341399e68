import { entry } from '#features/profile/texts/fields/zhtw.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { questionnaireDocuments } from '../../documents.ts';

const fields = {
  questionnaire: {
    name: '問卷',
    summary: '向來訪者提問，並答謝回答者。',
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
