import type { MemberTexts } from './jpn.ts';

const texts: MemberTexts = {
  accountElsewhere: '此帳戶屬於入口網站。請在入口網站的會員頁面操作。',
  mail: { required: '請輸入電子郵件地址。', invalid: '請檢查電子郵件地址的格式。' },
};
export default texts;
