import type { EditorTexts } from './jpn.ts';

const zhtw: EditorTexts = {
  isSold: '此項目已有人購買或申請，無法刪除。如需停止，請隱藏它或結束販售期間。',
};
export default zhtw;
