import { quoted } from '#kernel/quoted.ts';
import type { OperatorMailTexts } from './jpn.ts';

const notYou = '如非您本人操作，請立即告知其他擁有者或伺服器管理員。';

const zhtw: OperatorMailTexts = {
  sender: 'Hiroba 管理後台',
  everything: '所有網站',
  roles: {
    owner: '擁有者',
    editor: '編輯',
    sales: '銷售',
    reception: '報到',
    exhibitor: '參展商',
    reader: '唯讀成員',
  },
  invitation: ({ site, who, role }) => ({
    subject: `您已受邀加入${quoted(site)}的管理後台`,
    heading: '管理後台邀請',
    paragraphs: [`${who} 邀請您加入${quoted(site)}，角色：${role}。`, '請點選下方按鈕開始。'],
    button: '接受邀請',
    footnote: '此連結 72 小時內有效，僅限此電子郵件地址使用一次。如非您所需，請忽略本郵件，請勿轉寄。',
  }),
  boothTask: (names) =>
    `${names.length === 0 ? '' : `您負責的攤位：${names.join('、')}。`}請在管理後台填寫名稱、圖片和介紹。`,
  noteOf: (who, note) => `${who} 的留言：${note}`,
  linkUntil: (when) => `連結有效期限至 ${when}。`,
  dear: (name) => `${name}：`,
  boothReminder: ({ site, who }) => ({
    subject: `請準備${quoted(site)}的攤位`,
    heading: '請準備您的攤位',
    paragraphs: [`${who}提醒您準備${quoted(site)}的攤位。`, '您可以在管理後台填寫名稱、圖片和介紹。'],
    button: '編輯攤位',
  }),
  resetAsked: ({ who, when }) => ({
    subject: '有人申請重設您的身分驗證方式',
    heading: '重設身分驗證方式',
    paragraphs: [
      `${who} 申請重設您在管理後台的身分驗證方式（通行密鑰、驗證碼）。`,
      `自 ${when} 起，現有方式可能全部失效。`,
      '如非您本人要求，請在此之前登入管理後台取消，並告知其他擁有者。',
    ],
    button: '開啟管理後台',
  }),
  resetDone: () => ({
    subject: '您的身分驗證方式已重設',
    heading: '身分驗證方式已重設',
    paragraphs: ['原有的通行密鑰、驗證碼與復原碼均已失效，請設定新的方式。', notYou],
    button: '開啟管理後台',
  }),
  recoveryCodeUsed: (left) => ({
    subject: '您的復原碼已被使用',
    heading: '復原碼已被使用',
    paragraphs: [`您的一組復原碼已在管理後台使用，剩餘 ${left} 組。`, '如非您本人操作，請立即登入並更換密碼與復原碼。'],
    button: '開啟管理後台',
  }),
  newPassword: () => ({
    subject: '設定新密碼',
    heading: '設定新密碼',
    paragraphs: ['有人表示您忘記了管理後台的密碼。', '請按下方按鈕，輸入驗證應用程式的代碼或復原碼，然後設定新密碼。'],
    button: '設定密碼',
    footnote: '此連結在 1 小時內有效，且只能使用一次。如非您本人操作，請忽略此郵件，不會有任何變化。',
  }),
  passwordLost: () => ({
    subject: '忘記密碼時',
    heading: '忘記密碼時',
    paragraphs: [
      '有人表示您忘記了管理後台的密碼。',
      '此帳號未設定兩步驟驗證，因此僅憑郵件無法變更密碼。如有通行金鑰，可直接登入；如沒有，請讓其他擁有者或伺服器管理員為您重設。',
      '如非您本人操作，請忽略此郵件，不會有任何變化。',
    ],
    button: '開啟管理後台',
  }),
  passwordRenewed: () => ({
    subject: '您的密碼已變更',
    heading: '密碼已變更',
    paragraphs: ['您的管理後台密碼已透過郵件連結和驗證碼變更，其他瀏覽器均已登出。', notYou],
    button: '開啟管理後台',
  }),
  mailChange: (who) => ({
    subject: '請確認新的電子郵件地址',
    heading: '確認新的電子郵件地址',
    paragraphs: [`${who} 希望將管理後台帳號的電子郵件地址變更為此地址。`, '請點選下方按鈕確認，確認後變更才會生效。'],
    button: '確認電子郵件地址',
    footnote: '此連結 72 小時內有效，僅可使用一次。如非您本人操作，請忽略本郵件。',
  }),
  reportsWait: ({ site, count }) => ({
    subject: `${quoted(site)}的聊天收到檢舉`,
    heading: '聊天收到檢舉',
    paragraphs: [
      `${quoted(site)}的聊天參與者提交了檢舉。待處理的檢舉：${count} 項。`,
      '請在管理頁面查看。在有人查看之前，後續檢舉會每 6 小時彙整通知一次。',
    ],
    button: '查看檢舉',
  }),
  salesWaits: {
    transfers: (count) => `有 ${count} 筆訂單等待確認匯款。`,
    refundsByHand: (count) => `有 ${count} 筆訂單等待手動退款。`,
    failedRefunds: (count) => `有 ${count} 筆退款未能由金流公司完成。`,
    chargebacks: (count) => `有 ${count} 筆拒付等待答覆。`,
    silentPayments: (count) => `有 ${count} 筆訂單等待金流公司回應。`,
  },
  salesEnd: '停止接收此網站的通知',
  sales: ({ site, isFirst, orders, tickets, sum, soldOut, waits }) => ({
    subject: isFirst
      ? `【廣場】${site}有了第一筆訂單`
      : orders === 0
        ? `【廣場】${site}的票券已售完`
        : `【廣場】${site}的銷售通知（${orders} 筆）`,
    heading: isFirst ? '有了第一筆訂單' : '銷售通知',
    paragraphs: [
      ...(orders > 0 ? [`${quoted(site)}有 ${orders} 筆新訂單（${tickets} 張，${sum}）。`] : []),
      ...soldOut.map((ticket) => `${quoted(ticket)}已售完。`),
      ...waits,
    ],
    button: '查看訂單',
    footnote: '可在管理後台的「訂單」中依網站選擇通知頻率。',
  }),
  publicationRefused: ({ site, when }) => ({
    subject: `${quoted(site)}未能發布`,
    heading: '預定的發布未能完成',
    paragraphs: [
      `${quoted(site)}原定於${when}發布，但草稿中有需要修改的地方，因此沒有發布。已公開的頁面沒有變動。`,
      '請在發布頁面確認需要修改的地方，然後重新發布或另選時間。',
    ],
    button: '開啟發布頁面',
  }),
  mailTaken: (who) => ({
    subject: '此電子郵件地址已有帳號',
    heading: '此電子郵件地址已有帳號',
    paragraphs: [
      `${who} 嘗試將管理後台帳號的電子郵件地址變更為此地址。`,
      '此地址已屬於另一個帳號，因此沒有任何變更。如是您本人操作，請用此地址登入。',
    ],
    button: '開啟管理後台',
  }),
  mailChangeAsked: (newMail) => ({
    subject: '有人申請變更您的電子郵件地址',
    heading: '變更電子郵件地址',
    paragraphs: [
      `有人申請將您在管理後台的電子郵件地址變更為 ${newMail}。`,
      '開啟寄到新地址的連結後才會變更，在此之前仍使用目前的地址。',
      '如非您本人操作，請立即登入取消，並變更密碼。',
    ],
    button: '開啟管理後台',
  }),
  mailChanged: (newMail) => ({
    subject: '您的電子郵件地址已變更',
    heading: '電子郵件地址已變更',
    paragraphs: [`您在管理後台的電子郵件地址已變更為 ${newMail}，今後的通知將寄到該地址。`, notYou],
    button: '開啟管理後台',
  }),
};
export default zhtw;
