import common from '#kernel/texts/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { MypageTexts } from './jpn.ts';

export default {
  title: '我的頁面',
  all: '查看全部',
  groups: { participation: '活動相關', information: '註冊資料', settings: '設定' },
  editProfile: '編輯個人資料',
  language: '顯示語言',
  exportTitle: '下載您的資料',
  exportText: '將系統中儲存的您的資料一次下載',
  exporting: '準備中',
  exported: common.downloadStarted,
  exportFailed: '無法下載。請稍後再試。',
  logOut: '登出',
  loggingOut: '登出中',
  unsubscribe: '刪除帳號',
  badge: {
    lead: '請列印後於會場報到處出示。',
    print: '列印識別證',
    size: '將以實際尺寸（105 × 148 mm，A6）列印。請沿虛線裁切後放入識別證套使用。',
    number: (id) => `No. ${id}`,
    code: (id) => `報到處掃描用QR碼（編號 ${id}）`,
    visitor: '參觀者',
    exhibitor: '參展商',
    staff: '工作人員',
    noNameTitle: '尚未填寫姓名',
    noNameText: '在個人資料中填寫姓名後，便會印在識別證上。',
    toProfile: '前往個人資料',
  },
  folder: {
    emptyTitle: '尚未儲存任何內容',
    emptyText: '儲存資料或頁面後，可隨時從這裡開啟。',
    savedOn: (date) => `${date} 儲存`,
    remove: (name) => `從我的資料夾刪除${quoted(name)}`,
    removed: (name) => `已刪除${quoted(name)}。`,
    undo: '復原',
    failed: '無法儲存變更。請確認網路連線後再試。',
  },
  folderFull: '我的資料夾已滿。請先刪除不需要的內容，再重新儲存。',
} satisfies MypageTexts;
