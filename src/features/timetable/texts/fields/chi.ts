import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { TimetableList, timetableDocuments } from '../../documents.ts';

const list = {
  timetableSlots: {
    label: '自定义排列',
    hint: '留空则按日期和时间自动排列。',
    entry: '日期',
    fields: {
      date: '日期',
      timetableTimeSlots: {
        label: '时段',
        entry: '时段',
        fields: {
          timetableIds: '节目',
        },
      },
    },
  },
} satisfies LabelsOf<TimetableList>;

const fields = {
  timetable: {
    search: '时间表 节目单 流程 日程表',
    name: '时间表',
    summary: '以时间和会场的表格展示节目。',
    itemName: '节目',
    widget: {
      numberOfDisplay: shared.count.numberOfDisplay,
      titleVisible: {
        label: '显示标题',
        hint: '关闭时，以“时间表”代替自定义标题。',
      },
      ...list,
    },
    list,
    content: {
      ticketContentId: {
        label: '使用的售票',
        hint: '节目所需门票从此售票中选择。',
      },
      venues: {
        label: '会场',
        hint: '按此顺序成为表格的列。',
        entry: '会场',
        fields: {
          name: '名称',
        },
      },
      categories: {
        label: '类别',
        entry: '类别',
        fields: {
          name: '名称',
        },
      },
      dateTabs: {
        label: '日期名称',
        hint: '没有名称的日期直接显示日期。',
        entry: '日期',
        fields: {
          date: '日期',
          label: '名称',
        },
      },
    },
    item: {
      title: '标题',
      description: shared.words.description,
      image: shared.words.image,
      categoryId: '类别',
      venueId: '会场',
      startAt: '开始',
      endAt: {
        label: '结束',
        hint: '须在同一天内。',
      },
      ticketId: {
        label: '所需门票',
        hint: '选择后，节目会引导至该门票。',
      },
    },
  },
} satisfies LabelsOfModules<typeof timetableDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day without a time, as 2026-11-20 or today+3d': '请输入不带时间的日期。',
  'later on the same day than startAt': '结束时间必须在同一天且晚于开始时间。',
};
