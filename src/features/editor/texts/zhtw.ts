import type { EditorTexts } from './jpn.ts';

const zhtw: EditorTexts = {
  isSold: '此項目已有人購買或申請，無法刪除。如需停止，請隱藏它或結束販售期間。',
  notPublic: '尚未發布，無法停止公開。',
  isHeldByPortal: '持有入口網站帳號的人擁有此活動的票券。移出後他們將無法開啟票券，因此不能移動。',
  mayNotStandAlone: '只有整個伺服器的擁有者才能讓活動獨立。',
  isKept: '仍有無法刪除的原因。請重新載入頁面後確認。',
  notPublicYet: '活動尚未發布。活動發布後即可發布攤位。',
  organiserPublishes: '攤位由主辦單位發布。您的變更已儲存為草稿。',
  faults: '發布前有需要修改的地方，請在發布頁面查看。',
  exportTooLarge: '此網站超過100 MB，無法用瀏覽器匯出。請聯絡伺服器管理員以命令匯出。',
  noNumbers: '無法繼續新增，編號已用完。',
  handout: {
    kind: '不支援此格式的檔案，請選擇PDF、ZIP、Word、Excel、PowerPoint、CSV或文字檔。',
    tooManyBytes: '檔案過大，請選擇不超過30 MB的檔案。',
    empty: '檔案沒有內容。',
    otherInside: '檔案內容與名稱所示的格式不符。',
  },
  file: {
    missing: '請選擇檔案。',
    noArchive: '無法以zip檔案讀取，請確認所選的檔案。',
    encrypted: '無法讀取有密碼的zip檔案。',
    tooManyFiles: '檔案數量過多（最多10,000個）。',
    tooManyBytes: '解壓縮後超過500 MB。',
    noSite: 'zip檔案中找不到site.yaml。',
    otherKind: '入口網站與活動不一致，請選擇同類網站的檔案。',
  },
};
export default zhtw;
