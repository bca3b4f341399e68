import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { eventListDocuments } from '../../documents.ts';

const shown = { ...shared.count, imageVisible: shared.shown.imageVisible };

const fields = {
  event_search: {
    search: 'イベントを探す 検索 カレンダー 一覧',
    name: 'イベント検索',
    summary: '来場者がイベントを日付や言葉で探せるようにします。',
    widget: shown,
    list: shared.page,
    content: {
      onlyOwn: {
        label: '単独のイベントだけ探す',
        hint: '運営者のポータルで、ほかのポータルのイベントを検索から外します。',
      },
    },
  },
  event_browsing_history: {
    search: '履歴 最近 閲覧 もう一度見る',
    name: '最近見たイベント',
    summary: '来場者が最近開いたイベントを、ホームに並べます。',
    widget: shared.count,
  },
  inviting_event: {
    search: '招待 招かれた 限定イベント',
    name: '招待されたイベント',
    summary: '会員に、その人が招待されたイベントを見せます。',
    widget: shown,
  },
  conditional_event: {
    search: '条件 会員限定 対象者 おすすめ',
    name: '条件つきイベント',
    summary: 'チケットや登録内容の条件に合う会員だけに、イベントを見せます。',
    widget: shown,
    serverContent: {
      events: {
        label: '見せるイベント',
        entry: 'イベント',
        fields: {
          eventId: 'イベント',
          tickets: {
            label: 'チケットの条件',
            entry: 'チケット',
            fields: {
              eventId: 'チケットのイベント',
              contentId: 'チケットの販売',
              ticketId: 'チケット',
            },
          },
          isAnd: {
            label: 'チケットが全部必要',
            hint: 'オフなら、どれか1枚で条件を満たします。',
          },
          profile: {
            label: '登録内容の条件',
            entry: '条件',
            fields: {
              entryFormKey: {
                label: '質問',
                hint: 'ポータルの会員登録の質問を、その「集計用の名前」で指定します。',
              },
              part: {
                label: '答えの一部',
                hint: '氏名や住所の一部で決めるときに使い、都道府県なら prefecture と書きます。',
              },
              values: {
                label: '当てはまる答え',
                hint: 'このうちのどれかを答えた会員に見せます。選択肢は「集計用の名前」で書きます。',
              },
            },
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof eventListDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'tickets or profile': 'チケットかプロフィールの条件を1つ以上選んでください。',
};
