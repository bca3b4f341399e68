import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { navigationDocuments } from '../../documents.ts';

const fields = {
  tab: {
    search: 'タブ ボタン ナビゲーション 下のメニュー',
    name: '下のタブ',
    summary: '画面の下に、よく使うページへのボタンを並べます。',
    content: {
      tabs: {
        label: 'タブ',
        hint: '5個まで置けます。',
        entry: 'タブ',
        fields: {
          label: '表示する文字',
          icon: {
            label: 'アイコン',
            choices: {
              home: '家',
              calendar: 'カレンダー',
              ticket: 'チケット',
              info: '案内',
              map: '地図',
              people: '人',
              chat: '吹き出し',
              star: '星',
              search: '虫めがね',
              menu: '三本線',
            },
          },
          link: shared.labelledLink.link,
        },
      },
    },
  },
  menu: {
    search: 'メニュー 目次 案内 ナビゲーション リンク',
    name: 'メニュー',
    summary: 'サイト全体の案内を、まとまりごとに並べます。',
    content: {
      groups: {
        label: 'まとまり',
        entry: 'まとまり',
        fields: {
          label: '見出し',
          links: {
            label: 'リンク',
            entry: 'リンク',
            fields: shared.labelledLink,
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof navigationDocuments>;
export default fields;
