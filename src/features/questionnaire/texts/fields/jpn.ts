import { entry } from '#features/profile/texts/fields/jpn.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { questionnaireDocuments } from '../../documents.ts';

const fields = {
  questionnaire: {
    search: 'アンケート 質問 フォーム 感想 投票 申込書',
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

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'no MAILADDRESS: a TEXT with inputType email asks for an address':
    'アンケートでは、メールアドレスは「文字」の質問でたずねてください。',
  'every entryFormKey once': '同じキーの質問が2つあります。',
  'every detailId once': '同じ番号の質問が2つあります。',
  questions: '質問を1つ以上作ってください。',
};
