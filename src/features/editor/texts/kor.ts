import type { EditorTexts } from './jpn.ts';

const kor: EditorTexts = {
  isSold: '이미 판매되었거나 신청이 있는 항목은 삭제할 수 없습니다. 중지하려면 숨기거나 판매 기간을 끝내 주세요.',
};
export default kor;
