import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { TimetableList, timetableDocuments } from '../../documents.ts';

const list = {
  timetableSlots: {
    label: '自訂排列',
    hint: '留空則依日期與時間自動排列。',
    entry: '日期',
    fields: {
      date: '日期',
      timetableTimeSlots: {
        label: '時段',
        entry: '時段',
        fields: {
          timetableIds: '節目',
        },
      },
    },
  },
} satisfies LabelsOf<TimetableList>;

const fields = {
  timetable: {
    search: '時刻表 節目單 流程 日程表',
    name: '時間表',
    summary: '以時間與會場的表格顯示節目。',
    itemName: '節目',
    widget: {
      numberOfDisplay: shared.count.numberOfDisplay,
      titleVisible: {
        label: '顯示標題',
        hint: '關閉時，以「時間表」代替自訂標題。',
      },
      ...list,
    },
    list,
    content: {
      ticketContentId: {
        label: '使用的售票',
        hint: '節目所需票券從此售票中選擇。',
      },
      venues: {
        label: '會場',
        hint: '依此順序成為表格的欄。',
        entry: '會場',
        fields: {
          name: '名稱',
        },
      },
      categories: {
        label: '類別',
        entry: '類別',
        fields: {
          name: '名稱',
        },
      },
      dateTabs: {
        label: '日期名稱',
        hint: '沒有名稱的日期直接顯示日期。',
        entry: '日期',
        fields: {
          date: '日期',
          label: '名稱',
        },
      },
    },
    item: {
      title: '標題',
      description: shared.words.description,
      image: shared.words.image,
      categoryId: '類別',
      venueId: '會場',
      startAt: '開始',
      endAt: {
        label: '結束',
        hint: '須在同一天內。',
      },
      ticketId: {
        label: '所需票券',
        hint: '選擇後，節目會引導至該票券。',
      },
    },
  },
} satisfies LabelsOfModules<typeof timetableDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day without a time, as 2026-11-20 or today+3d': '請輸入不含時間的日期。',
  'later on the same day than startAt': '結束時間必須在同一天且晚於開始時間。',
};
