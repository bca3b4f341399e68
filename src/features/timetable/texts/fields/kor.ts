import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { TimetableList, timetableDocuments } from '../../documents.ts';

const list = {
  timetableSlots: {
    label: '배열 지정',
    hint: '비워 두면 날짜와 시각별로 자동으로 늘어놓습니다.',
    entry: '날',
    fields: {
      date: '날짜',
      timetableTimeSlots: {
        label: '시간대',
        entry: '시간대',
        fields: {
          timetableIds: '프로그램',
        },
      },
    },
  },
} satisfies LabelsOf<TimetableList>;

const fields = {
  timetable: {
    search: '시간표 진행표 일정표',
    name: '시간표',
    summary: '프로그램을 시각과 행사장의 표로 보여 줍니다.',
    itemName: '프로그램',
    widget: {
      numberOfDisplay: shared.count.numberOfDisplay,
      titleVisible: {
        label: '제목 표시',
        hint: '끄면 직접 붙인 이름 대신 ‘시간표’이라고 나옵니다.',
      },
      ...list,
    },
    list,
    content: {
      ticketContentId: {
        label: '사용할 티켓 판매',
        hint: '프로그램에 필요한 티켓을 이 판매 안에서 고릅니다.',
      },
      venues: {
        label: '행사장',
        hint: '이 순서대로 표의 열이 됩니다.',
        entry: '행사장',
        fields: {
          name: '이름',
        },
      },
      categories: {
        label: '카테고리',
        entry: '카테고리',
        fields: {
          name: '이름',
        },
      },
      dateTabs: {
        label: '날의 이름',
        hint: '이름이 없는 날은 날짜로 표시됩니다.',
        entry: '날',
        fields: {
          date: '날짜',
          label: '이름',
        },
      },
    },
    item: {
      title: '제목',
      description: shared.words.description,
      image: shared.words.image,
      categoryId: '카테고리',
      venueId: '행사장',
      startAt: '시작',
      endAt: {
        label: '종료',
        hint: '시작과 같은 날이어야 합니다.',
      },
      ticketId: {
        label: '필요한 티켓',
        hint: '고르면 프로그램에서 그 티켓으로 안내합니다.',
      },
    },
  },
} satisfies LabelsOfModules<typeof timetableDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day without a time, as 2026-11-20 or today+3d': '시각 없이 날짜만 입력하세요.',
  'later on the same day than startAt': '종료는 같은 날 시작보다 늦어야 합니다.',
};
