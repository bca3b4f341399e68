import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { BlockContent, blocksDocuments } from '../../documents.ts';

const imageText = {
  image: shared.words.image,
  title: '标题',
  body: '文字',
  imageSide: {
    label: '图片位置',
    choices: { start: '在前（左侧或上方）', end: '在后（右侧或下方）' },
  },
  link: {
    label: '按钮',
    fields: shared.labelledLink,
  },
} satisfies LabelsOf<BlockContent<'image_text_horizontal'>>;

const fields = {
  header: {
    search: '页眉 标志 顶部 标题',
    name: '页眉',
    summary: '在页面顶部放置标志、标题和链接。',
    content: {
      logo: '标志',
      title: '标题',
      links: {
        label: '链接',
        entry: '链接',
        fields: shared.labelledLink,
      },
    },
  },
  footer: {
    search: '页脚 联系方式 版权 底部',
    name: '页脚',
    summary: '在页面底部放置联系方式和版权信息。',
    content: {
      text: '文字',
      links: {
        label: '链接',
        entry: '链接',
        fields: shared.labelledLink,
      },
      copyright: '版权信息',
    },
  },
  headline: {
    search: '标题 小标题 分隔',
    name: '标题',
    summary: '放置用于分隔页面内容的标题。',
    content: {
      text: '标题',
      level: {
        label: '大小',
        choices: { 2: '大', 3: '小' },
      },
      align: {
        label: '对齐方式',
        choices: { start: '左对齐', center: '居中' },
      },
    },
  },
  margin: {
    search: '空白 间距 留白',
    name: '空白',
    summary: '在前后内容块之间留出空白。',
    content: {
      height: {
        label: '高度',
        hint: '以像素为单位，最大400。',
      },
    },
  },
  sns: {
    search: '社交媒体 微博 微信 Instagram X',
    name: '社交媒体',
    summary: '列出官方社交账号的链接。',
    content: {
      links: {
        label: '账号',
        entry: '账号',
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
              website: '网站',
            },
          },
          url: '网址',
        },
      },
    },
  },
  image: {
    search: '照片 图片 插图',
    name: '图片',
    summary: '放置一张图片。',
    content: {
      image: shared.words.image,
      link: shared.labelledLink.link,
      caption: '图片说明',
    },
  },
  image_text_horizontal: {
    search: '图文 介绍 左右',
    name: '图文（左右）',
    summary: '图片与文字左右排列。',
    content: imageText,
  },
  image_text_vertical: {
    search: '图文 介绍 上下',
    name: '图文（上下）',
    summary: '图片与文字上下排列。',
    content: imageText,
  },
  text: {
    search: '文字 说明 正文',
    name: '文字',
    summary: '放置可自由编写的文字。',
    content: {
      body: '文字',
    },
  },
  carousel: {
    search: '轮播 幻灯片 照片',
    name: '轮播图片',
    summary: '依次轮播多张图片。',
    content: {
      images: {
        label: '图片',
        entry: '图片',
        fields: {
          image: shared.words.image,
          caption: '图片说明',
          link: shared.labelledLink.link,
        },
      },
    },
  },
  youtube: {
    search: '视频 影片 YouTube',
    name: 'YouTube视频',
    summary: '在页面中播放YouTube视频。',
    content: {
      videoId: {
        label: '视频编号',
        hint: '粘贴视频网址，只会保留其中的11个字符。',
      },
      title: '视频标题',
    },
  },
  event_overview: {
    search: '时间 地点 费用 主办方 概要',
    name: '活动概要',
    summary: '以表格汇总时间、会场等信息。',
    content: {
      rows: {
        label: '行',
        hint: '留空则显示网站设置中的时间、会场等。',
        entry: '行',
        fields: {
          label: '项目',
          value: '内容',
        },
      },
    },
  },
  access: {
    search: '地图 路线 交通 停车场 车站',
    name: '交通',
    summary: '说明前往会场的方式并附上地图。',
    content: {
      text: '交通方式',
      mapUrl: {
        label: '地图网址',
        hint: '填写后会显示打开地图的按钮。',
      },
      image: '地图或会场图片',
    },
  },
  digest: {
    search: '介绍 亮点 要点 摘要',
    name: '概要',
    summary: '用简短文字和数字介绍本站。',
    content: {
      lead: '导语',
      body: '文字',
      image: shared.words.image,
      points: {
        label: '要点',
        entry: '要点',
        fields: {
          label: '项目',
          value: {
            label: '内容',
            hint: '自动统计时请留空。',
          },
          counted: {
            label: '自动统计',
            choices: { portals: '门户数量', events: '活动数量' },
          },
        },
      },
    },
  },
  banner: {
    search: '横幅 广告 赞助商',
    name: '横幅',
    summary: '在首页列出引导或广告图片。',
    content: {
      banners: {
        label: '横幅',
        entry: '横幅',
        fields: {
          image: shared.words.image,
          link: shared.labelledLink.link,
          alt: {
            label: '图片说明',
            hint: '会为看不到图片的人朗读。',
          },
        },
      },
    },
  },
  html: {
    search: '自由 HTML 嵌入 表格',
    name: '自定义内容',
    summary: '在首页自由编排文字、图片和表格。',
    content: {
      html: '内容',
    },
  },
} satisfies LabelsOfModules<typeof blocksDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'value or counted': '请输入数字，或选择自动计数的对象，二者选一。',
};
