import type { WarningWords } from '#kernel/console/warning-words.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { doorsDocuments } from '../../documents.ts';

const fields = {
  ticket_limited: {
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

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
export const warnings = {
  passcodeGuessable: ({ reason }: { reason: string }) => [
    `推測されやすいパスコードです（${reason === 'date' ? '開催日と同じ' : reason === 'common' ? 'よく使われる番号' : '並びが単純'}）。数日から数週間で見つかるおそれがあります。`,
    '入場の画面で、新しい6桁の番号を作ってください。',
  ],
} satisfies WarningWords;
