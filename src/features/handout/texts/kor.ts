import type { HandoutTexts } from './jpn.ts';

const kor = {
  addressGone: '이 다운로드 링크는 만료되었습니다. 페이지에서 다시 열어 주세요.',
  withdrawn: '이 자료는 더 이상 공개되지 않습니다.',
} satisfies HandoutTexts;
export default kor;
