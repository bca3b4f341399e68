import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { eventListDocuments } from '../../documents.ts';

const shown = { ...shared.count, imageVisible: shared.shown.imageVisible };

const fields = {
  event_search: {
    search: '이벤트 찾기 검색 달력 목록',
    name: '이벤트 검색',
    summary: '방문자가 날짜나 검색어로 이벤트를 찾을 수 있게 합니다.',
    widget: shown,
    list: shared.page,
    content: {
      onlyOwn: {
        label: '단독 이벤트만 찾기',
        hint: '운영자의 포털에서 다른 포털의 이벤트를 검색에서 뺍니다.',
      },
    },
  },
  event_browsing_history: {
    search: '기록 최근 본 다시 보기',
    name: '최근 본 이벤트',
    summary: '방문자가 최근에 연 이벤트를 홈에 늘어놓습니다.',
    widget: shared.count,
  },
  inviting_event: {
    search: '초대 초대받은 한정 이벤트',
    name: '초대받은 이벤트',
    summary: '회원에게 그 사람이 초대받은 이벤트를 보여 줍니다.',
    widget: shown,
  },
  conditional_event: {
    search: '조건 회원 한정 추천',
    name: '조건부 이벤트',
    summary: '티켓이나 가입 정보 조건에 맞는 회원에게만 이벤트를 보여 줍니다.',
    widget: shown,
    serverContent: {
      events: {
        label: '보여 줄 이벤트',
        entry: '이벤트',
        fields: {
          eventId: '이벤트',
          tickets: {
            label: '티켓 조건',
            entry: '티켓',
            fields: {
              eventId: '티켓의 이벤트',
              contentId: '티켓 판매',
              ticketId: '티켓',
            },
          },
          isAnd: {
            label: '티켓이 모두 필요',
            hint: '꺼져 있으면 어느 한 장만 있어도 조건을 채웁니다.',
          },
          profile: {
            label: '가입 정보 조건',
            entry: '조건',
            fields: {
              entryFormKey: {
                label: '질문',
                hint: '포털 회원 가입 질문을 그 ‘집계용 이름’으로 지정합니다.',
              },
              part: {
                label: '답변의 일부',
                hint: '이름이나 주소의 일부로 정할 때 쓰며, 도도부현이면 prefecture라고 적습니다.',
              },
              values: {
                label: '해당하는 답변',
                hint: '이 가운데 하나로 답한 회원에게 보이며, 선택지는 ‘집계용 이름’으로 적습니다.',
              },
            },
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof eventListDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'tickets or profile': '티켓이나 프로필 조건을 하나 이상 고르세요.',
};
