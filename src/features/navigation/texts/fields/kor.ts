import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { navigationDocuments } from '../../documents.ts';

const fields = {
  tab: {
    search: '탭 버튼 내비게이션 하단 메뉴',
    name: '하단 탭',
    summary: '화면 아래에 자주 쓰는 페이지로 가는 버튼을 둡니다.',
    content: {
      tabs: {
        label: '탭',
        hint: '5개까지 둘 수 있습니다.',
        entry: '탭',
        fields: {
          label: '표시할 글자',
          icon: {
            label: '아이콘',
            choices: {
              home: '집',
              calendar: '달력',
              ticket: '티켓',
              info: '안내',
              map: '지도',
              people: '사람',
              chat: '말풍선',
              star: '별',
              search: '돋보기',
              menu: '세 줄',
            },
          },
          link: shared.labelledLink.link,
        },
      },
    },
  },
  menu: {
    search: '메뉴 목차 안내 내비게이션',
    name: '메뉴',
    summary: '사이트 전체 안내를 묶음별로 늘어놓습니다.',
    content: {
      groups: {
        label: '묶음',
        entry: '묶음',
        fields: {
          label: '제목',
          links: {
            label: '링크',
            entry: '링크',
            fields: shared.labelledLink,
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof navigationDocuments>;
export default fields;
