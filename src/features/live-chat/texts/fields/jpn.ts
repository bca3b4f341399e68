import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { liveChatDocuments } from '../../documents.ts';

const fields = {
  live_chat: {
    search: 'チャット 会話 交流 おしゃべり 質問',
    name: 'ライブチャット',
    summary: '参加者どうしが相手を見つけて話せるようにします。',
    widget: {
      titleVisible: '見出しを表示',
    },
    content: {
      liveChatDataSourceId: {
        label: '共有する番号',
        hint: '同じポータルで番号が同じチャットは、参加者とトークを共有します。',
      },
      search: {
        label: '相手の検索',
        fields: {
          directSearch: {
            label: 'IDの完全一致だけ',
            hint: 'オンにすると、相手のチャットIDを知っている人だけが見つけられます。',
          },
          target: {
            label: '見つけられる人',
            choices: { All: '参加者みんな', None: '案内役だけ' },
          },
          priority: '案内役を先に出す',
          priorityAccount: {
            label: '案内役のチャットID',
            hint: '主催者の窓口など、いつも見つけてほしい人のチャットIDです。',
          },
        },
      },
      tags: {
        label: '関心のタグ',
        hint: '参加者が自分につけて、見つけてもらう目印にします。',
        entry: 'タグ',
        fields: {
          name: 'タグ名',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveChatDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a chat user id': 'チャットの参加者を選んでください。',
  'every tagId once': '同じ番号のタグが2つあります。',
};
