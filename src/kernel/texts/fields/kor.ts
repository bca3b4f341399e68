import type { SharedFields } from './jpn.ts';

const fields: SharedFields = {
  count: {
    numberOfDisplay: {
      label: '홈에 표시할 개수',
      hint: '0으로 하면 모두 표시합니다.',
    },
  },
  page: {
    numberOfDisplayWeb: {
      label: '한 페이지의 개수',
      hint: '이보다 많으면 목록이 다음 페이지로 이어집니다.',
    },
  },
  shown: {
    titleVisible: '제목 표시',
    imageVisible: '이미지 표시',
  },
  period: {
    visiblePeriod: {
      label: '게시 기간 정하기',
      hint: '꺼져 있으면 언제나 표시합니다.',
    },
    visibleStartDate: '게시 시작',
    visibleEndDate: '게시 종료',
  },
  labelledLink: {
    label: '표시할 글자',
    link: {
      label: '이동할 곳',
      hint: '이 사이트의 페이지나 https://로 시작하는 주소를 지정합니다.',
    },
  },
  words: {
    image: '이미지',
    description: '설명',
  },
};
export default fields;
