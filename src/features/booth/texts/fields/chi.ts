import stream from '#features/live-stream/texts/fields/chi.ts';
import questionnaire from '#features/questionnaire/texts/fields/chi.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { BoothItem, BoothSettings, boothDocuments } from '../../documents.ts';

const content = {
  base: {
    label: '显示方式',
    fields: {
      displayFormat: {
        label: '列表样式',
        choices: { Card: '卡片', List: '列表' },
      },
      tabSet: {
        label: '展位标签',
        hint: '完整版还包含视频、问卷、聊天和洽谈标签。',
        choices: { standard: '基本', pro: '完整' },
      },
    },
  },
  option: {
    label: '展位可用功能',
    hint: '关闭的功能不会出现在任何展位。',
    fields: {
      useBoothCategory: '类别',
      contact: '咨询',
      chat: '聊天',
      businessTalk: '商务洽谈',
      questionnaire: '问卷',
      download: '资料',
      favorite: '收藏',
    },
  },
  common: {
    label: '浏览数',
    fields: {
      viewCount: {
        label: '浏览数',
        fields: {
          isEnabled: '统计并显示浏览数',
        },
      },
    },
  },
  layout: {
    label: '直播位置',
    fields: {
      live_stream: {
        label: '直播',
        fields: {
          setting: {
            label: '设置',
            fields: {
              enable: '在展位显示直播',
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
    label: '名称',
    fields: {
      enable: '显示',
      value: '参展商名称',
    },
  },
  main_image: {
    label: '主图',
    fields: {
      enable: '显示',
      value: '图片',
    },
  },
  description: {
    label: '介绍',
    fields: {
      enable: '显示',
      value: '文字',
    },
  },
  main_movie: {
    label: '直播',
    fields: {
      enable: '显示',
      liveEnable: '进行直播',
      liveShowIcon: '直播时在列表中标记',
      key: {
        label: '首先播放的直播',
        hint: '留空则播放正在直播的内容，没有时播放下一场。',
      },
    },
  },
  live_stream_pro: {
    label: 'Brightcove直播',
    fields: {
      enable: '显示',
    },
  },
  questionnaire: {
    label: '问卷',
    fields: {
      enable: '开展问卷',
      ...questionnaire.questionnaire.serverContent,
    },
  },
  booth_category: {
    label: '类别',
    fields: {
      ids: '类别',
    },
  },
} satisfies LabelsOf<BoothItem['items']>;

const fields = {
  booth: {
    search: '参展商 摊位 店铺 企业',
    name: '展位',
    summary: '参展商列表及各展位页面。',
    itemName: '参展商',
    widget: {
      ...shared.count,
      titleVisible: '显示名称',
      imageVisible: '显示图片',
      categoryVisible: '显示类别',
    },
    list: shared.page,
    content,
    serverContent: {
      listText: '列表前的说明',
      categories: {
        label: '类别',
        hint: '最多三级。',
        entry: '类别',
        fields: {
          name: '名称',
          parentBoothCategoryId: '上级类别',
        },
      },
      scheduleContentId: {
        label: '舞台日程',
        hint: '展位的舞台节目从此日程中选择。',
      },
      exhibitorsPublish: {
        label: '由参展商发布',
        hint: '打开后，参展商可以自行发布自己的展位。关闭时由主办方发布。',
      },
    },
    item: {
      phonetic: '名称读音',
      logo: {
        label: '标志',
        hint: '正方形图片。显示在列表和展位页面的名称旁。',
      },
      stand: {
        label: '展位号',
        hint: '在会场中的位置，例如A-12。',
      },
      tabSet: {
        label: '标签',
        hint: '留空则与其他展位相同。',
        choices: { standard: '基本', pro: '完整' },
      },
      items: {
        label: '基本内容',
        fields: parts,
      },
      movieLiveStreams: {
        label: '直播安排',
        entry: '直播',
        fields: {
          movieUuid: {
            label: '频道名',
            hint: '没有YouTube编号时，播放此名称的频道。',
          },
          title: '标题',
          startAt: '开始',
          endAt: '结束',
          youtubeId: {
            label: 'YouTube编号',
            hint: '粘贴YouTube直播的网址，只会保留编号。',
          },
        },
      },
      brightcoveMovieLiveStreams: {
        label: 'Brightcove直播安排',
        entry: '直播',
        fields: {
          liveStreamProId: '视频编号',
          title: '标题',
          startAt: '开始',
          endAt: '结束',
        },
      },
      movies: {
        label: '视频',
        entry: '视频',
        fields: {
          title: '标题',
          youtubeId: {
            label: 'YouTube编号',
            hint: '粘贴YouTube视频的网址，只会保留编号。手头的视频文件请先上传到YouTube。',
          },
        },
      },
      products: {
        label: '产品',
        entry: '产品',
        fields: {
          name: '名称',
          description: shared.words.description,
          image: shared.words.image,
          url: '详情页面',
        },
      },
      documents: {
        label: '资料',
        hint: '会员可下载并保存到自己的文件夹。',
        entry: '资料',
        fields: {
          name: '名称',
          handout: '文件',
        },
      },
      schedule: '舞台节目',
      exhibitorAdministrators: {
        label: '负责人',
        entry: '负责人',
        fields: {
          nickname: '名称',
          position: '职位',
          image: '照片',
        },
      },
      autoReply: {
        label: '聊天自动回复',
        fields: {
          message: {
            label: '回复内容',
            hint: '向展位发消息的人会立即收到。',
          },
        },
      },
      contactMail: {
        label: '咨询收件地址',
        hint: '填写后展位会显示咨询表单；地址不会公开。',
      },
      chat: {
        label: '聊天',
        fields: {
          enable: '接受聊天',
        },
      },
      businessTalk: {
        label: '商务洽谈',
        fields: {
          enable: '接受洽谈',
          description: '说明',
          deadline: {
            label: '申请截止',
            fields: {
              kind: {
                label: '计算方式',
                choices: { days: '按天', hours: '按小时' },
              },
              days: '提前天数',
              hour: '当天几点前',
              hours: '提前小时数',
            },
          },
          persons: {
            label: '各负责人的时段',
            entry: '负责人',
            fields: {
              administratorId: '负责人',
              slots: {
                label: '洽谈时段',
                entry: '时段',
                fields: {
                  startAt: '开始',
                  endAt: '结束',
                },
              },
            },
          },
        },
      },
    },
  },
  booth_cross_search: {
    search: '查找参展商 搜索 筛选',
    name: '展位综合搜索',
    summary: '可同时搜索多组展位。',
    list: shared.page,
    content: {
      boothContentIds: {
        label: '搜索的展位',
        hint: '按此顺序显示；留空则搜索活动的全部展位。',
      },
    },
  },
} satisfies LabelsOfModules<typeof boothDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'questions, because it is enabled': '要使用问卷，请至少添加一道题。',
  'each id once': '同一个编号被使用了两次。',
  'each id once, and parents that make at most three levels': '分类最多三级，且不能循环。',
  'ids of the exhibitorAdministrators': '请从参展方的管理员中选择。',
  'later than startAt': '结束时间必须晚于开始时间。',
  'letters, digits, _ and -': '请只使用字母、数字、_ 和 -。',
};
