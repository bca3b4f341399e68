import type { FileTexts } from './jpn.ts';

const texts: FileTexts = {
  title: '檔案',
  lead: '可以將整個網站連同圖片匯出為一個zip檔案，或匯入這樣的檔案。',
  nav: '匯出與匯入',
  exportTitle: '匯出',
  exportText: '檔案包含草稿的設定、頁面、圖片、通行碼與受邀者名單。可作為備份，或將網站搬到另一台伺服器。',
  exportButton: '儲存zip檔案',
  exported: '已儲存。檔案中含有通行碼，請妥善保管。',
  importTitle: '匯入',
  importText:
    '讀取匯出的zip檔案，或壓縮成zip的網站資料夾。目前的草稿會被取代，但隨時可以從「發布紀錄」復原。已公開的頁面、受邀者與外部登入的連線不會變動。',
  choose: '選擇zip檔案',
  drop: '也可以拖放到這裡（最大100 MB）',
  tooLarge: '此zip檔案超過100 MB，無法透過瀏覽器匯入。請洽伺服器管理人員匯入。',
  chosen: (name) => `已選擇：${name}`,
  importButton: '取代草稿',
  makeButton: '產生草稿',
  busy: '正在讀取檔案。圖片較多時可能需要幾分鐘。',
  imported: '已匯入草稿。請確認內容後再發布。',
  confirmTitle: '要用檔案的內容取代草稿嗎？',
  confirmText: '目前的草稿會保留在「發布紀錄」，隨時可以復原。',
  problems: (count) => `檔案中有${count}處需要修改，沒有任何變動。`,
  line: (file, line) => `${file} 第${line}行`,
  expected: '應為',
  found: '實際為',
  more: (count) => `還有${count}處`,
  newTitle: '從檔案開始',
  newText: '用匯出的網站檔案建立新網站。',
  newLead: '用匯出的zip檔案建立新的草稿。會分配新的編號，並移除自有網域。',
  back: '回到所有範本',
};

export default texts;
