import type { MemberTexts } from './jpn.ts';

const texts: MemberTexts = {
  accountElsewhere: '此帳號屬於入口網站。請在入口網站的會員頁面操作。',
  request: {
    closed: '其他負責人已結束這項請求。',
    proven: '已確認請求人的身分。',
    unproven: '請先確認請求人的身分。',
    otherKind: '這項請求不是關於刪除的。',
    changed: '查看之後此人的資訊有變動。請確認內容後重新選擇。',
    future: '收到日期不能晚於今天。',
  },
  code: {
    wrong: '號碼不正確。',
    expired: '號碼已過期，請重新寄送。',
    tooManyTries: '錯誤次數過多，請重新寄送。',
  },
  mail: { required: '請輸入電子郵件地址。', invalid: '請檢查電子郵件地址的格式。' },
};
export default texts;
