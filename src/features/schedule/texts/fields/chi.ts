import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { scheduleDocuments } from '../../documents.ts';

const fields = {
  schedule: {
    search: '讲座 研讨会 节目 日程',
    name: '日程',
    summary: '列出讲座和节目的时间与会场。',
    itemName: '场次',
    widget: {
      filterType: {
        label: '首页显示内容',
        choices: {
          History: '最近浏览',
          Favorite: '收藏',
          Category: '指定类别',
          Random: '随机',
          NewArrival: '最新',
          Pickup: '推荐',
        },
      },
      displayType: {
        label: '显示方式',
        choices: { List: '列表' },
      },
      ...shared.count,
      categoryIds: {
        label: '显示的类别',
        hint: '选择“指定类别”时使用，也包含其下级类别。',
      },
      dateVisible: '显示时间',
      titleVisible: '显示标题',
      remainingVisible: '显示距开始的时间',
      imageVisible: '显示图片',
    },
    list: {
      numberOfDisplayWeb: '每页搜索结果数',
    },
    content: {
      categoryContentId: {
        label: '使用的类别',
        hint: '留空则使用本站的第一组类别。',
      },
      divisionContentId: {
        label: '使用的区分',
        hint: '留空则使用本站的第一组区分。',
      },
      placeContentId: {
        label: '使用的会场',
        hint: '留空则使用本站的第一组会场。',
      },
      speakerContentId: {
        label: '使用的嘉宾列表',
        hint: '留空则使用本站的第一个嘉宾列表。',
      },
      liveStreamContentId: {
        label: '使用的直播列表',
        hint: '留空则使用本站的第一个直播列表。',
      },
    },
    item: {
      title: {
        label: '标题',
        fields: {
          value: '标题',
          phonetic: {
            label: '读音',
            hint: '可用于搜索，并在日文页面显示在标题旁。',
          },
        },
      },
      category: {
        label: '类别',
        fields: {
          ids: '类别',
        },
      },
      division: {
        label: '区分',
        fields: {
          ids: '区分',
        },
      },
      place: {
        label: '会场',
        fields: {
          ids: {
            label: '会场',
            hint: '在时间表中，每个会场为一列。',
          },
        },
      },
      speaker: {
        label: '演讲嘉宾',
        fields: {
          ids: {
            label: '演讲嘉宾',
            hint: '从嘉宾列表中选择。该场次的页面会显示姓名和照片。',
          },
        },
      },
      main_image: shared.words.image,
      live_stream: {
        label: '直播',
        fields: {
          ids: {
            label: '直播',
            hint: '转播该场次的直播。进行期间，日程中会显示“观看”按钮。',
          },
        },
      },
      keyword: {
        label: '搜索关键词',
        hint: '仅供搜索，访客看不到。',
      },
      description: shared.words.description,
      held_datetime: {
        label: '时间',
        fields: {
          startDate: '开始',
          endDate: {
            label: '结束',
            hint: '须晚于开始时间，且在24小时以内。',
          },
        },
      },
      release_period: {
        label: '展示时间',
        fields: shared.period,
      },
      pickup: {
        label: '推荐',
        fields: {
          adoption: {
            label: '设为推荐',
            hint: '首页设置为只显示推荐时，只有打开此项的内容会显示在首页。',
          },
          priority: {
            label: '推荐顺序',
            hint: '数字越小越靠前。',
          },
        },
      },
      createdAt: {
        label: '添加时间',
        hint: '按“最新”显示时以此排序。',
      },
    },
  },
} satisfies LabelsOfModules<typeof scheduleDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day and a time': '请同时输入日期和时间。',
  'later than startDate, by 24 hours at most': '结束时间必须晚于开始时间，且在24小时以内。',
};
