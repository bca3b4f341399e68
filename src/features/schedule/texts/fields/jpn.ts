import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { scheduleDocuments } from '../../documents.ts';

const fields = {
  schedule: {
    search: '講演 セミナー 催し 出演者 プログラム 予定 日程',
    name: 'スケジュール',
    summary: '講演やプログラムを、日時と会場つきで一覧にします。',
    itemName: 'セッション',
    widget: {
      filterType: {
        label: 'ホームに出すもの',
        choices: {
          History: '最近見たもの',
          Favorite: 'お気に入り',
          Category: '選んだカテゴリー',
          Random: '順不同',
          NewArrival: '新着',
          Pickup: '注目',
        },
      },
      displayType: {
        label: '並べ方',
        choices: { List: 'リスト' },
      },
      ...shared.count,
      categoryIds: {
        label: '出すカテゴリー',
        hint: '「選んだカテゴリー」のときに使い、下の階層のものも出ます。',
      },
      dateVisible: '日時を表示',
      titleVisible: 'タイトルを表示',
      remainingVisible: '開始までの時間を表示',
      imageVisible: '画像を表示',
    },
    list: {
      numberOfDisplayWeb: '検索結果の1ページの件数',
    },
    content: {
      categoryContentId: {
        label: '使うカテゴリー',
        hint: '空欄なら、このサイトの最初のカテゴリーを使います。',
      },
      divisionContentId: {
        label: '使う区分',
        hint: '空欄なら、このサイトの最初の区分を使います。',
      },
      placeContentId: {
        label: '使う会場',
        hint: '空欄なら、このサイトの最初の会場を使います。',
      },
      speakerContentId: {
        label: '使う登壇者の一覧',
        hint: '空欄なら、このサイトの最初の登壇者の一覧を使います。',
      },
      liveStreamContentId: {
        label: '使うライブ配信の一覧',
        hint: '空欄なら、このサイトの最初のライブ配信を使います。',
      },
    },
    item: {
      title: {
        label: 'タイトル',
        fields: {
          value: 'タイトル',
          phonetic: {
            label: '読み',
            hint: '検索で見つかるほか、日本語の画面ではタイトルに添えられます。',
          },
        },
      },
      category: {
        label: 'カテゴリー',
        fields: {
          ids: 'カテゴリー',
        },
      },
      division: {
        label: '区分',
        fields: {
          ids: '区分',
        },
      },
      place: {
        label: '会場',
        fields: {
          ids: {
            label: '会場',
            hint: '時間割では、会場ごとに列が分かれます。',
          },
        },
      },
      speaker: {
        label: '登壇者',
        fields: {
          ids: {
            label: '登壇者',
            hint: '登壇者の一覧にいる人から選びます。来場者には、この枠のページに名前と写真が出ます。',
          },
        },
      },
      main_image: shared.words.image,
      live_stream: {
        label: 'ライブ配信',
        fields: {
          ids: {
            label: '配信',
            hint: 'このセッションを中継する配信です。開催中は、スケジュールに「視聴する」ボタンが出ます。',
          },
        },
      },
      keyword: {
        label: '検索用の言葉',
        hint: '検索で見つかるための言葉で、来場者には見えません。',
      },
      description: shared.words.description,
      held_datetime: {
        label: '日時',
        fields: {
          startDate: '開始',
          endDate: {
            label: '終了',
            hint: '開始より後、24時間以内の日時にします。',
          },
        },
      },
      release_period: {
        label: '掲載期間',
        fields: shared.period,
      },
      pickup: {
        label: '注目のセッション',
        fields: {
          adoption: {
            label: '注目として出す',
            hint: 'ホームに「注目」だけを出す設定のときは、オンにしたものだけがホームに出ます。',
          },
          priority: {
            label: '注目の順番',
            hint: '小さい数ほど先に並びます。',
          },
        },
      },
      createdAt: {
        label: '登録した日時',
        hint: '「新着」で並べるときの順番になります。',
      },
    },
  },
} satisfies LabelsOfModules<typeof scheduleDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day and a time': '日付と時刻の両方を入力してください。',
  'later than startDate, by 24 hours at most': '終わりは、始まりより後で24時間以内にしてください。',
};
