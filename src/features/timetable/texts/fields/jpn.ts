import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { TimetableList, timetableDocuments } from '../../documents.ts';

const list = {
  timetableSlots: {
    label: '並びの指定',
    hint: '空のままなら、日と時刻ごとに自動で並びます。',
    entry: '日',
    fields: {
      date: '日付',
      timetableTimeSlots: {
        label: '時間帯',
        entry: '時間帯',
        fields: {
          timetableIds: '演目',
        },
      },
    },
  },
} satisfies LabelsOf<TimetableList>;

const fields = {
  timetable: {
    search: '時間割 時刻表 スケジュール表 進行 演目',
    name: 'タイムテーブル',
    summary: '演目を、時刻と会場の表で見せます。',
    itemName: '演目',
    widget: {
      numberOfDisplay: shared.count.numberOfDisplay,
      titleVisible: {
        label: '見出しを表示',
        hint: 'オフにすると、つけた名前の代わりに「タイムテーブル」と出ます。',
      },
      ...list,
    },
    list,
    content: {
      ticketContentId: {
        label: '使うチケット販売',
        hint: '演目に必要なチケットを、この販売の中から選びます。',
      },
      venues: {
        label: '会場',
        hint: 'この順に、表の列になります。',
        entry: '会場',
        fields: {
          name: '名前',
        },
      },
      categories: {
        label: 'カテゴリー',
        entry: 'カテゴリー',
        fields: {
          name: '名前',
        },
      },
      dateTabs: {
        label: '日の呼び名',
        hint: '名前のない日は、日付で出ます。',
        entry: '日',
        fields: {
          date: '日付',
          label: '呼び名',
        },
      },
    },
    item: {
      title: 'タイトル',
      description: shared.words.description,
      image: shared.words.image,
      categoryId: 'カテゴリー',
      venueId: '会場',
      startAt: '開始',
      endAt: {
        label: '終了',
        hint: '開始と同じ日のうちにします。',
      },
      ticketId: {
        label: '必要なチケット',
        hint: '選ぶと、演目からそのチケットへ案内します。',
      },
    },
  },
} satisfies LabelsOfModules<typeof timetableDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day without a time, as 2026-11-20 or today+3d': '時刻のない日付を入力してください。',
  'later on the same day than startAt': '終わりは、同じ日の始まりより後にしてください。',
};
