import type { EditorTexts } from './jpn.ts';

const zhtw: EditorTexts = {
  isSold: '此項目已有人購買或申請，無法刪除。如需停止，請隱藏它或結束販售期間。',
  notPublicYet: '活動尚未發布。活動發布後即可發布攤位。',
  organiserPublishes: '攤位由主辦方發布。您的變更已儲存為草稿。',
  faults: '公開前有需要修改的地方，請在公開頁面查看。',
};
export default zhtw;
