import stream from '#features/live-stream/texts/fields/jpn.ts';
import questionnaire from '#features/questionnaire/texts/fields/jpn.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { BoothItem, BoothSettings, boothDocuments } from '../../documents.ts';

const content = {
  base: {
    label: '見せ方',
    fields: {
      displayFormat: {
        label: '一覧の形',
        choices: { Card: 'カード', List: 'リスト' },
      },
      tabSet: {
        label: 'ブースのタブ',
        hint: '詳しい形では、動画、アンケート、チャット、商談にもタブができます。',
        choices: { standard: '基本', pro: '詳しい' },
      },
    },
  },
  option: {
    label: 'ブースでできること',
    hint: 'オフにしたものは、どのブースにも出ません。',
    fields: {
      useBoothCategory: 'カテゴリー',
      contact: '問い合わせ',
      chat: 'チャット',
      businessTalk: '商談',
      questionnaire: 'アンケート',
      download: '資料',
      favorite: 'お気に入り',
    },
  },
  common: {
    label: '閲覧数',
    fields: {
      viewCount: {
        label: '閲覧数',
        fields: {
          isEnabled: '閲覧数を数えて見せる',
        },
      },
    },
  },
  layout: {
    label: 'ライブ配信の場所',
    fields: {
      live_stream: {
        label: 'ライブ配信',
        fields: {
          setting: {
            label: '設定',
            fields: {
              enable: '配信をブースに出す',
              brightcove: stream.live_stream.content.brightcove,
            },
          },
        },
      },
    },
  },
} satisfies LabelsOf<BoothSettings>;

const parts = {
  title: {
    label: '名前',
    fields: {
      enable: '表示する',
      value: '出展者名',
    },
  },
  main_image: {
    label: 'メイン画像',
    fields: {
      enable: '表示する',
      value: '画像',
    },
  },
  description: {
    label: '紹介文',
    fields: {
      enable: '表示する',
      value: '文章',
    },
  },
  main_movie: {
    label: 'ライブ配信',
    fields: {
      enable: '表示する',
      liveEnable: 'ライブ配信をする',
      liveShowIcon: '一覧に配信中の印を出す',
      key: {
        label: '最初に流す配信',
        hint: '空欄なら、いま配信中のもの、なければ次のものを流します。',
      },
    },
  },
  live_stream_pro: {
    label: 'Brightcoveの配信',
    fields: {
      enable: '表示する',
    },
  },
  questionnaire: {
    label: 'アンケート',
    fields: {
      enable: 'アンケートを取る',
      ...questionnaire.questionnaire.serverContent,
    },
  },
  booth_category: {
    label: 'カテゴリー',
    fields: {
      ids: 'カテゴリー',
    },
  },
} satisfies LabelsOf<BoothItem['items']>;

const fields = {
  booth: {
    search: '出展者 出店 お店 屋台 ブース スポンサー 企業',
    name: '出展ブース',
    summary: '出展者の一覧と、それぞれのブースのページです。',
    itemName: '出展者',
    widget: {
      ...shared.count,
      titleVisible: '名前を表示',
      imageVisible: '画像を表示',
      categoryVisible: 'カテゴリーを表示',
    },
    list: shared.page,
    content,
    serverContent: {
      listText: '一覧の前の文章',
      categories: {
        label: 'カテゴリー',
        hint: '3段まで重ねられます。',
        entry: 'カテゴリー',
        fields: {
          name: '名前',
          parentBoothCategoryId: '上のカテゴリー',
        },
      },
      scheduleContentId: {
        label: 'ステージのスケジュール',
        hint: 'ブースのステージの演目を、このスケジュールから選びます。',
      },
      exhibitorsPublish: {
        label: '出展者による公開',
        hint: 'オンにすると、出展者は自分のブースを自分で公開できます。オフの間は、主催者が公開します。',
      },
    },
    item: {
      phonetic: '名前の読み',
      logo: {
        label: 'ロゴ',
        hint: '正方形の画像です。一覧とブースのページで、名前のそばに出ます。',
      },
      stand: {
        label: '小間番号',
        hint: '会場での場所を、「A-12」のように書きます。',
      },
      tabSet: {
        label: 'タブ',
        hint: '空欄なら、ほかのブースと同じです。',
        choices: { standard: '基本', pro: '詳しい' },
      },
      items: {
        label: '基本の内容',
        fields: parts,
      },
      movieLiveStreams: {
        label: 'ライブ配信の予定',
        entry: '配信',
        fields: {
          movieUuid: {
            label: 'チャンネル名',
            hint: 'YouTubeの番号がなければ、この名前のチャンネルを流します。',
          },
          title: 'タイトル',
          startAt: '開始',
          endAt: '終了',
          youtubeId: {
            label: 'YouTubeの番号',
            hint: 'YouTubeの配信のアドレスを貼り付けると、番号だけが残ります。',
          },
        },
      },
      brightcoveMovieLiveStreams: {
        label: 'Brightcoveの予定',
        entry: '配信',
        fields: {
          liveStreamProId: '動画の番号',
          title: 'タイトル',
          startAt: '開始',
          endAt: '終了',
        },
      },
      movies: {
        label: '動画',
        entry: '動画',
        fields: {
          title: 'タイトル',
          youtubeId: {
            label: '動画の番号',
            hint: 'YouTubeの動画のアドレスを貼り付けると、番号だけが残ります。手元の動画ファイルは、先にYouTubeに載せてください。',
          },
        },
      },
      products: {
        label: '製品',
        entry: '製品',
        fields: {
          name: '名前',
          description: shared.words.description,
          image: shared.words.image,
          url: '詳しいページ',
        },
      },
      documents: {
        label: '資料',
        hint: '会員がダウンロードして、マイフォルダに保存できます。',
        entry: '資料',
        fields: {
          name: '名前',
          handout: '資料のファイル',
        },
      },
      schedule: 'ステージの演目',
      exhibitorAdministrators: {
        label: '担当者',
        entry: '担当者',
        fields: {
          nickname: '名前',
          position: '役職',
          image: '写真',
        },
      },
      autoReply: {
        label: 'チャットの自動返信',
        fields: {
          message: {
            label: '返信の文',
            hint: 'ブースに書き込んだ人に、すぐ届きます。',
          },
        },
      },
      contactMail: {
        label: '問い合わせの宛先',
        hint: '書くとブースに問い合わせフォームが出ます。アドレスは公開されません。',
      },
      chat: {
        label: 'チャット',
        fields: {
          enable: 'チャットを受ける',
        },
      },
      businessTalk: {
        label: '商談',
        fields: {
          enable: '商談を受ける',
          description: '案内',
          deadline: {
            label: '申し込みの締め切り',
            fields: {
              kind: {
                label: '数え方',
                choices: { days: '日数', hours: '時間' },
              },
              days: '何日前まで',
              hour: 'その日の何時まで',
              hours: '何時間前まで',
            },
          },
          persons: {
            label: '担当者ごとの枠',
            entry: '担当者',
            fields: {
              administratorId: '担当者',
              slots: {
                label: '商談の枠',
                entry: '枠',
                fields: {
                  startAt: '開始',
                  endAt: '終了',
                },
              },
            },
          },
        },
      },
    },
  },
  booth_cross_search: {
    search: '出展者を探す 検索 絞り込み まとめて',
    name: 'ブースの横断検索',
    summary: 'いくつかの出展ブースを、まとめて検索できるようにします。',
    list: shared.page,
    content: {
      boothContentIds: {
        label: '検索するブース',
        hint: 'この順に出ます。空のままなら、イベントのすべてのブースを検索します。',
      },
    },
  },
} satisfies LabelsOfModules<typeof boothDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'questions, because it is enabled': 'アンケートを使うには、質問を1つ以上作ってください。',
  'each id once': '同じ番号が2回使われています。',
  'each id once, and parents that make at most three levels':
    '分類は3段までです。上の分類をたどると元に戻る形にもできません。',
  'ids of the exhibitorAdministrators': '出展者の管理者の中から選んでください。',
  'later than startAt': '終わりは始まりより後にしてください。',
  'letters, digits, _ and -': '英字・数字・「_」「-」だけで入力してください。',
};
