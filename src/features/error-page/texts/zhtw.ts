import common from '#kernel/texts/zhtw.ts';
import type { ErrorPageTexts } from './jpn.ts';

export default {
  title: '找不到頁面',
  message: '請嘗試其他方式，或稍後再試。',
  notFoundLine: '無法找到此頁面。',
  failedTitle: '無法載入此頁面',
  notInvited: {
    title: '僅限受邀者瀏覽',
    message: '請使用受邀的帳號登入。',
    detail: '目前的帳號未受邀參加此活動。如果您有受邀的帳號，請重新登入。',
  },
  chat: {
    title: '無法開啟聊天',
    message: '找不到您的聊天個人資料。首次使用時，請先建立個人資料。',
  },
  preview: {
    title: '無法開啟預覽',
    message: '預覽已過期，或無法僅憑此網址開啟。請從管理後台重新開啟。',
    open: '開啟管理後台',
  },
  noPageAt: (site) => `${site} 沒有此網址對應的頁面。`,
  reasonsTitle: '可能的原因',
  reasons: ['網址不完整或輸入有誤', '頁面已停止公開或已移動', '頁面尚未公開'],
  login: '登入',
  chatRegister: '建立聊天個人資料',
  toTop: '返回首頁',
  outsidePeriodTitle: '目前無法瀏覽',
  outsidePeriodText: '此頁面目前未公開。',
  withdrawnTitle: '本網站已關閉',
  withdrawnText: '目前沒有可瀏覽的頁面。',
  withdrawnTickets:
    '目前沒有可瀏覽的頁面。已購買的票券仍可在「我的票券」中查看。如果購買時沒有註冊，可透過訂單郵件中的連結查看。',
  withdrawnOrders: '目前沒有可瀏覽的頁面。已購買的票券仍可透過訂單郵件中的連結查看。',
  toMyTickets: '前往我的票券',
  notAvailableTitle: '本網站未提供這項功能',
  notAvailableText: '本網站未開放您要使用的功能。其他內容可從首頁瀏覽。',

  serverConnectionFailed: '無法連線至伺服器，請稍後再試。',
  emptyResponse: '伺服器沒有回傳內容，請稍後再試。',
  clientError: '無法處理此要求。請重新載入頁面後再試。',
  serverError: common.failed,
  redirectError: '無法確認要前往的頁面。請從首頁重新嘗試。',
  noEventSelected: '尚未選擇活動，請選擇活動。',
  cameraPermissionTitle: '無法使用相機',
  cameraPermissionText: '請在瀏覽器或裝置的設定中允許此網站使用相機。',
  locationPermissionTitle: '無法取得位置資訊',
  locationPermissionText: '請在瀏覽器或裝置的設定中允許此網站使用位置資訊。',
  notSecureConnection: '目前的連線並非安全連線（https），無法使用這項功能。',
  browserNotSupported: '不支援您使用的瀏覽器，請使用最新的瀏覽器再試一次。',
} satisfies ErrorPageTexts;
