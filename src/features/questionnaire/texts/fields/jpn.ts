import { entry } from '#features/profile/texts/fields/jpn.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { questionnaireDocuments } from '../../documents.ts';

const fields = {
  questionnaire: {
    name: 'アンケート',
    summary: '来場者に質問し、答えた人にお礼を渡します。',
    serverContent: {
      base: {
        label: '回答期間',
        fields: {
          enableVisiblePeriod: {
            label: '回答期間を決める',
            hint: 'オフの間は、いつでも答えられます。',
          },
          visibleStartDate: '受付開始',
          visibleEndDate: '受付終了',
        },
      },
      description: '質問の前の文章',
      questions: {
        label: '質問',
        entry: '質問',
        fields: entry,
      },
      thanks: {
        label: '答えた人への言葉',
        hint: '答え終わった人にだけ見えます。',
      },
      reward: {
        label: '回答特典',
        hint: '答えた人だけが受け取れる資料です。',
        fields: {
          name: '特典の名前',
          handout: '資料',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof questionnaireDocuments>;
export default fields;
