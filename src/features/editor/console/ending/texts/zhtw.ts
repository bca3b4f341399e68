import { quoted } from '#kernel/quoted.ts';
import type { EndingTexts } from './jpn.ts';

export default {
  title: '撤下發布與刪除',
  lead: '關閉網站，或將其刪除。',
  link: '撤下發布與刪除',
  linkText: '關閉已結束的活動，或刪除不再使用的網站。',
  close: '撤下發布',
  closeText: '訪客會看到網站已結束公開，也無法再報名。之後可以隨時恢復。',
  tickets: (count) => `已售出的${count}張票券仍然有效，「我的票券」、訂單與現場報到可繼續使用。`,
  waiting: (count) => `等待付款或抽籤的${count}筆訂單也仍然有效。`,
  closed: '網站已撤下發布。',
  open: '恢復公開',
  isClosed: '網站已經撤下發布。',
  isOpen: '網站已經恢復公開。',
  notPublic: '網站尚未公開。',
  remove: '刪除網站',
  removeText: '草稿、已公開的內容，以及訪客儲存與回答的內容都將消失，無法復原。過去的訂單會保留在帳目中。',
  members: (count) => `此網站的${count}個會員帳號也會一併刪除。`,
  backup: '如果之後可能還要使用，請先匯出為檔案。',
  reasonsTitle: '現在還不能刪除',
  reasons: {
    events: (count) => `此入口網站中有${count}個活動，請先逐一刪除。`,
    tickets: (count) => `尚未結束的活動已售出${count}張票券。`,
    waiting: (count) => `有${count}筆訂單在等待付款或抽籤。`,
    refunds: (count) => `有${count}筆退款尚未完成。`,
  },
  insteadClose: '您可以改為撤下發布。',
  confirmTitle: (name) => `要刪除${name}嗎？`,
  confirmLabel: '請輸入網站名稱以確認',
  confirmWrong: (name) => `請輸入${quoted(name)}。`,
  removed: (name) => `已刪除${name}。`,
} satisfies EndingTexts;
