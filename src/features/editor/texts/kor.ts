import type { EditorTexts } from './jpn.ts';

const kor: EditorTexts = {
  isSold: '이미 판매되었거나 신청이 있는 항목은 삭제할 수 없습니다. 중지하려면 숨기거나 판매 기간을 끝내 주세요.',
  notPublicYet: '이벤트가 아직 공개되지 않았습니다. 공개되면 부스도 공개할 수 있습니다.',
  organiserPublishes: '부스는 주최자가 공개합니다. 변경 내용은 초안에 저장되어 있습니다.',
  faults: '공개하기 전에 고칠 곳이 있습니다. 공개 화면에서 확인하세요.',
};
export default kor;
