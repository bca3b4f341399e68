import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { scheduleDocuments } from '../../documents.ts';

const fields = {
  schedule: {
    search: '강연 세미나 출연자 프로그램 일정',
    name: '일정',
    summary: '강연과 프로그램을 일시와 장소와 함께 목록으로 만듭니다.',
    itemName: '세션',
    widget: {
      filterType: {
        label: '홈에 표시할 것',
        choices: {
          History: '최근 본 것',
          Favorite: '즐겨찾기',
          Category: '고른 카테고리',
          Random: '무작위',
          NewArrival: '새로 올라온 것',
          Pickup: '추천',
        },
      },
      displayType: {
        label: '표시 방식',
        choices: { List: '목록' },
      },
      ...shared.count,
      categoryIds: {
        label: '표시할 카테고리',
        hint: '‘고른 카테고리’일 때 쓰며, 아래 항목도 함께 나옵니다.',
      },
      dateVisible: '일시 표시',
      titleVisible: '제목 표시',
      remainingVisible: '시작까지 남은 시간 표시',
      imageVisible: '이미지 표시',
    },
    list: {
      numberOfDisplayWeb: '검색 결과 한 페이지의 개수',
    },
    content: {
      categoryContentId: {
        label: '사용할 카테고리',
        hint: '비워 두면 이 사이트의 첫 카테고리를 씁니다.',
      },
      divisionContentId: {
        label: '사용할 구분',
        hint: '비워 두면 이 사이트의 첫 구분을 씁니다.',
      },
      placeContentId: {
        label: '사용할 장소',
        hint: '비워 두면 이 사이트의 첫 장소를 씁니다.',
      },
      speakerContentId: {
        label: '사용할 연사 목록',
        hint: '비워 두면 이 사이트의 첫 연사 목록을 씁니다.',
      },
      liveStreamContentId: {
        label: '사용할 라이브 방송 목록',
        hint: '비워 두면 이 사이트의 첫 라이브 방송을 씁니다.',
      },
    },
    item: {
      title: {
        label: '제목',
        fields: {
          value: '제목',
          phonetic: {
            label: '읽는 법',
            hint: '검색에 쓰이며, 일본어 화면에서는 제목 옆에 표시됩니다.',
          },
        },
      },
      category: {
        label: '카테고리',
        fields: {
          ids: '카테고리',
        },
      },
      division: {
        label: '구분',
        fields: {
          ids: '구분',
        },
      },
      place: {
        label: '장소',
        fields: {
          ids: {
            label: '장소',
            hint: '시간표에서는 장소마다 열이 나뉩니다.',
          },
        },
      },
      speaker: {
        label: '연사',
        fields: {
          ids: {
            label: '연사',
            hint: '연사 목록에 있는 사람 중에서 고릅니다. 세션 페이지에 이름과 사진이 나옵니다.',
          },
        },
      },
      main_image: shared.words.image,
      live_stream: {
        label: '라이브 방송',
        fields: {
          ids: {
            label: '방송',
            hint: '이 세션을 중계하는 방송입니다. 진행 중에는 일정에 ‘시청하기’ 버튼이 나타납니다.',
          },
        },
      },
      keyword: {
        label: '검색어',
        hint: '검색에만 쓰이며 방문자에게는 보이지 않습니다.',
      },
      description: shared.words.description,
      held_datetime: {
        label: '일시',
        fields: {
          startDate: '시작',
          endDate: {
            label: '종료',
            hint: '시작보다 늦고 24시간 이내여야 합니다.',
          },
        },
      },
      release_period: {
        label: '게시 기간',
        fields: shared.period,
      },
      pickup: {
        label: '추천',
        fields: {
          adoption: {
            label: '추천으로 표시',
            hint: '홈에 추천만 표시하도록 설정하면 여기를 켠 항목만 홈에 표시됩니다.',
          },
          priority: {
            label: '추천 순서',
            hint: '숫자가 작을수록 먼저 나옵니다.',
          },
        },
      },
      createdAt: {
        label: '등록 일시',
        hint: '‘새로 올라온 것’을 늘어놓는 순서가 됩니다.',
      },
    },
  },
} satisfies LabelsOfModules<typeof scheduleDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day and a time': '날짜와 시각을 모두 입력하세요.',
  'later than startDate, by 24 hours at most': '종료는 시작보다 늦고 24시간 이내여야 합니다.',
};
