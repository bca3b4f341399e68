import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { BlockContent, blocksDocuments } from '../../documents.ts';

const imageText = {
  image: shared.words.image,
  title: '標題',
  body: '文字',
  imageSide: {
    label: '圖片位置',
    choices: { start: '在前（左側或上方）', end: '在後（右側或下方）' },
  },
  link: {
    label: '按鈕',
    fields: shared.labelledLink,
  },
} satisfies LabelsOf<BlockContent<'image_text_horizontal'>>;

const fields = {
  header: {
    search: '頁首 標誌 頂端 標題',
    name: '頁首',
    summary: '在頁面頂端放置標誌、標題與連結。',
    content: {
      logo: '標誌',
      title: '標題',
      links: {
        label: '連結',
        entry: '連結',
        fields: shared.labelledLink,
      },
    },
  },
  footer: {
    search: '頁尾 聯絡方式 版權 底部',
    name: '頁尾',
    summary: '在頁面底端放置聯絡方式與版權資訊。',
    content: {
      text: '文字',
      links: {
        label: '連結',
        entry: '連結',
        fields: shared.labelledLink,
      },
      copyright: '版權資訊',
    },
  },
  headline: {
    search: '標題 小標題 分隔',
    name: '標題',
    summary: '放置用於分隔頁面內容的標題。',
    content: {
      text: '標題',
      level: {
        label: '大小',
        choices: { 2: '大', 3: '小' },
      },
      align: {
        label: '對齊方式',
        choices: { start: '靠左', center: '置中' },
      },
    },
  },
  margin: {
    search: '空白 間距 留白',
    name: '留白',
    summary: '在前後區塊之間留出空白。',
    content: {
      height: {
        label: '高度',
        hint: '以像素為單位，最大400。',
      },
    },
  },
  sns: {
    search: '社群 Instagram Facebook LINE X',
    name: '社群媒體',
    summary: '列出官方社群帳號的連結。',
    content: {
      links: {
        label: '帳號',
        entry: '帳號',
        fields: {
          service: {
            label: '平台',
            choices: {
              x: 'X',
              instagram: 'Instagram',
              facebook: 'Facebook',
              youtube: 'YouTube',
              line: 'LINE',
              tiktok: 'TikTok',
              note: 'note',
              website: '網站',
            },
          },
          url: '網址',
        },
      },
    },
  },
  image: {
    search: '照片 圖片 插圖',
    name: '圖片',
    summary: '放置一張圖片。',
    content: {
      image: shared.words.image,
      link: shared.labelledLink.link,
      caption: '圖片說明',
    },
  },
  image_text_horizontal: {
    search: '圖文 介紹 左右',
    name: '圖文（左右）',
    summary: '圖片與文字左右排列。',
    content: imageText,
  },
  image_text_vertical: {
    search: '圖文 介紹 上下',
    name: '圖文（上下）',
    summary: '圖片與文字上下排列。',
    content: imageText,
  },
  text: {
    search: '文字 說明 內文',
    name: '文字',
    summary: '放置可自由撰寫的文字。',
    content: {
      body: '文字',
    },
  },
  carousel: {
    search: '輪播 幻燈片 照片',
    name: '輪播圖片',
    summary: '依序輪播多張圖片。',
    content: {
      images: {
        label: '圖片',
        entry: '圖片',
        fields: {
          image: shared.words.image,
          caption: '圖片說明',
          link: shared.labelledLink.link,
        },
      },
    },
  },
  youtube: {
    search: '影片 視訊 YouTube',
    name: 'YouTube影片',
    summary: '在頁面中播放YouTube影片。',
    content: {
      videoId: {
        label: '影片編號',
        hint: '貼上影片網址，只會保留其中的11個字元。',
      },
      title: '影片標題',
    },
  },
  event_overview: {
    search: '時間 地點 費用 主辦 概要',
    name: '活動概要',
    summary: '以表格彙整時間、會場等資訊。',
    content: {
      rows: {
        label: '列',
        hint: '留空則顯示網站設定中的時間、會場等。',
        entry: '列',
        fields: {
          label: '項目',
          value: '內容',
        },
      },
    },
  },
  access: {
    search: '地圖 路線 交通 停車場 車站',
    name: '交通',
    summary: '說明前往會場的方式並附上地圖。',
    content: {
      text: '交通方式',
      mapUrl: {
        label: '地圖網址',
        hint: '填寫後會顯示開啟地圖的按鈕。',
      },
      image: '地圖或會場圖片',
    },
  },
  digest: {
    search: '介紹 亮點 重點 摘要',
    name: '概要',
    summary: '以簡短文字與數字介紹本站。',
    content: {
      lead: '引言',
      body: '文字',
      image: shared.words.image,
      points: {
        label: '要點',
        entry: '要點',
        fields: {
          label: '項目',
          value: {
            label: '內容',
            hint: '自動統計時請留空。',
          },
          counted: {
            label: '自動統計',
            choices: { portals: '入口網站數量', events: '活動數量' },
          },
        },
      },
    },
  },
  banner: {
    search: '橫幅 廣告 贊助商',
    name: '橫幅',
    summary: '在首頁列出引導或廣告圖片。',
    content: {
      banners: {
        label: '橫幅',
        entry: '橫幅',
        fields: {
          image: shared.words.image,
          link: shared.labelledLink.link,
          alt: {
            label: '圖片說明',
            hint: '會為看不到圖片的人朗讀。',
          },
        },
      },
    },
  },
  html: {
    search: '自由 HTML 嵌入 表格',
    name: '自訂內容',
    summary: '在首頁自由編排文字、圖片與表格。',
    content: {
      html: '內容',
    },
  },
} satisfies LabelsOfModules<typeof blocksDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'value or counted': '請輸入數字，或選擇自動計數的對象，二者擇一。',
};
