import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { BlockContent, blocksDocuments } from '../../documents.ts';

const imageText = {
  image: shared.words.image,
  title: '見出し',
  body: '文章',
  imageSide: {
    label: '画像の側',
    choices: { start: '先（左・上）', end: '後（右・下）' },
  },
  link: {
    label: 'ボタン',
    fields: shared.labelledLink,
  },
} satisfies LabelsOf<BlockContent<'image_text_horizontal'>>;

const fields = {
  header: {
    search: 'ヘッダー ロゴ 上 タイトル',
    name: 'ページの上端',
    summary: 'ロゴと題、各所へのリンクをページのいちばん上に置きます。',
    content: {
      logo: 'ロゴ',
      title: '題',
      links: {
        label: 'リンク',
        entry: 'リンク',
        fields: shared.labelledLink,
      },
    },
  },
  footer: {
    search: 'フッター 連絡先 著作権 コピーライト 下',
    name: 'ページの下端',
    summary: '連絡先や著作権の表示をページのいちばん下に置きます。',
    content: {
      text: '文章',
      links: {
        label: 'リンク',
        entry: 'リンク',
        fields: shared.labelledLink,
      },
      copyright: '著作権の表示',
    },
  },
  headline: {
    search: '見出し タイトル 題 区切り',
    name: '見出し',
    summary: 'ページの区切りになる見出しを置きます。',
    content: {
      text: '見出し',
      level: {
        label: '大きさ',
        choices: { 2: '大', 3: '小' },
      },
      align: {
        label: '揃え方',
        choices: { start: '左', center: '中央' },
      },
    },
  },
  margin: {
    search: '余白 すきま 空白 間隔 スペース',
    name: '余白',
    summary: '前後のブロックの間を空けます。',
    content: {
      height: {
        label: '高さ',
        hint: '画面の点の数（ピクセル）で、400までです。',
      },
    },
  },
  sns: {
    search: 'X ツイッター インスタ インスタグラム フェイスブック LINE SNS',
    name: 'SNSアカウント',
    summary: '公式アカウントへのリンクを並べます。',
    content: {
      links: {
        label: 'アカウント',
        entry: 'アカウント',
        fields: {
          service: {
            label: 'サービス',
            choices: {
              x: 'X',
              instagram: 'Instagram',
              facebook: 'Facebook',
              youtube: 'YouTube',
              line: 'LINE',
              tiktok: 'TikTok',
              note: 'note',
              website: 'ウェブサイト',
            },
          },
          url: 'アドレス',
        },
      },
    },
  },
  image: {
    search: '写真 画像 イラスト 図',
    name: '画像',
    summary: '画像を1枚置きます。',
    content: {
      image: shared.words.image,
      link: shared.labelledLink.link,
      caption: '画像の下の言葉',
    },
  },
  image_text_horizontal: {
    search: '写真と説明 紹介 横並び',
    name: '画像と文章（横並び）',
    summary: '画像と文章を横に並べます。',
    content: imageText,
  },
  image_text_vertical: {
    search: '写真と説明 紹介 縦並び',
    name: '画像と文章（縦並び）',
    summary: '画像と文章を縦に並べます。',
    content: imageText,
  },
  text: {
    search: '文章 説明 本文 メモ 案内文',
    name: '文章',
    summary: '自由に書ける文章を置きます。',
    content: {
      body: '文章',
    },
  },
  carousel: {
    search: 'スライド スライドショー カルーセル 写真',
    name: '画像の切り替え',
    summary: '何枚かの画像を、順に切り替えて見せます。',
    content: {
      images: {
        label: '画像',
        entry: '画像',
        fields: {
          image: shared.words.image,
          caption: '画像に添える言葉',
          link: shared.labelledLink.link,
        },
      },
    },
  },
  youtube: {
    search: '動画 映像 ビデオ YouTube',
    name: 'YouTubeの動画',
    summary: 'YouTubeの動画をページの中で再生します。',
    content: {
      videoId: {
        label: '動画の番号',
        hint: '動画のアドレスを貼り付けると、番号の11文字だけが残ります。',
      },
      title: '動画の題',
    },
  },
  event_overview: {
    search: '日時 会場 場所 料金 主催 概要 基本情報',
    name: '開催概要',
    summary: '日時や会場などを表にまとめます。',
    content: {
      rows: {
        label: '行',
        hint: '空のままなら、サイトの設定の日時や会場が入ります。',
        entry: '行',
        fields: {
          label: '項目',
          value: '内容',
        },
      },
    },
  },
  access: {
    search: '地図 行き方 交通 駐車場 最寄り駅 場所 アクセス',
    name: 'アクセス',
    summary: '会場への行き方と地図を載せます。',
    content: {
      text: '行き方',
      mapUrl: {
        label: '地図のアドレス',
        hint: '書くと、地図を開くボタンが出ます。',
      },
      image: '地図や会場の画像',
    },
  },
  digest: {
    search: '紹介 見どころ ポイント 特長 要点 ダイジェスト',
    name: '概要',
    summary: '何の場なのかを、短い文章と数字で伝えます。',
    content: {
      lead: '大きく出す一文',
      body: '文章',
      image: shared.words.image,
      points: {
        label: '要点',
        entry: '要点',
        fields: {
          label: '項目',
          value: {
            label: '内容',
            hint: '自動で数えるときは、空のままにします。',
          },
          counted: {
            label: '自動で数えるもの',
            choices: { portals: 'ポータルの数', events: 'イベントの数' },
          },
        },
      },
    },
  },
  banner: {
    search: 'バナー 広告 スポンサー 協賛 画像リンク',
    name: 'バナー',
    summary: '案内や広告の画像をホームに並べます。',
    content: {
      banners: {
        label: 'バナー',
        entry: 'バナー',
        fields: {
          image: shared.words.image,
          link: shared.labelledLink.link,
          alt: {
            label: '画像の説明',
            hint: '画像を見られない人に読み上げられます。',
          },
        },
      },
    },
  },
  html: {
    search: '自由 HTML 埋め込み 表 組み合わせ',
    name: '自由な内容',
    summary: '文章、画像、表などを自由に組んでホームに置きます。',
    content: {
      html: '内容',
    },
  },
} satisfies LabelsOfModules<typeof blocksDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'value or counted': '数字を入力するか、自動で数えるものを選んでください。どちらか一方だけです。',
};
