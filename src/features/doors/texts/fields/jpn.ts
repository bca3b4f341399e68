import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { doorsDocuments } from '../../documents.ts';

const fields = {
  ticket_limited: {
    search: '限定公開 購入者限定 特典ページ チケットを持つ人',
    name: 'チケット限定コンテンツ',
    summary: '決めたチケットを持つ人だけに、選んだ内容を見せます。',
    content: {
      lists: {
        label: '限定の決まり',
        entry: '決まり',
        fields: {
          contentIds: {
            label: '限定する内容',
            hint: 'チケットを持たない人には、中身の代わりに必要なチケットを案内します。',
          },
          tickets: {
            label: '必要なチケット',
            entry: 'チケット',
            fields: {
              contentId: {
                label: 'チケットの販売',
                hint: 'そのチケットを売っている販売を選びます。',
              },
              ticketId: 'チケット',
              name: {
                label: '案内での呼び名',
                hint: '持っていない人に、このチケットの名前として見せます。',
              },
            },
          },
          isAnd: {
            label: '全部そろえた人だけ',
            hint: 'オフなら、どれか1枚で見られます。',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof doorsDocuments>;
export default fields;
