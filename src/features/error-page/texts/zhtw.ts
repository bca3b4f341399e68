import type { ErrorPageTexts } from './jpn.ts';

export default {
  title: '找不到頁面',
  message: '請嘗試其他方式，或稍後再試。',
  notFoundLine: '無法找到此頁面。',
  notInvited: {
    title: '僅限受邀者瀏覽',
    message: '請使用受邀的帳號登入。',
    detail: '目前的帳號未受邀參加此活動。如果您有受邀的帳號，請重新登入。',
  },
  chat: {
    title: '無法開啟聊天',
    message: '無法確認您的聊天個人資料。請從活動頁面重新開啟聊天。',
  },
  login: '登入',
  toTop: '返回首頁',
  outsidePeriodTitle: '非公開期間',
  outsidePeriodText: '此頁面目前未公開。',
  withdrawnTitle: '本網站已停止公開',
  withdrawnText: '目前沒有可瀏覽的頁面。',
  withdrawnTickets: '已購買的票券仍可在「我的票券」中查看。',
  toMyTickets: '前往我的票券',
  notAvailableTitle: '此網站未提供這項功能',
  notAvailableText: '您要瀏覽的頁面功能未在此網站公開。其他資訊可從首頁瀏覽。',

  serverConnectionFailed: '無法連線至伺服器，請稍後再試。',
  emptyResponse: '伺服器沒有回傳內容，請稍後再試。',
  clientError: '無法處理此要求。請重新載入頁面後再試。',
  serverError: '伺服器發生問題，請稍後再試。',
  redirectError: '無法確認頁面的前往位置。請從首頁重新嘗試。',
  noEventSelected: '尚未選擇活動，請選擇活動。',
  cameraPermissionTitle: '無法使用相機',
  cameraPermissionText: '請在瀏覽器或裝置的設定中允許此網站使用相機。',
  locationPermissionTitle: '無法取得位置資訊',
  locationPermissionText: '請在瀏覽器或裝置的設定中允許此網站使用位置資訊。',
  notSecureConnection: '目前的連線並非安全連線（https），無法使用這項功能。',
  browserNotSupported: '不支援您使用的瀏覽器，請使用最新的瀏覽器再試一次。',
} satisfies ErrorPageTexts;
