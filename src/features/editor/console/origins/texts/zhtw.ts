import { quoted } from '#kernel/quoted.ts';
import type { OriginTexts } from './jpn.ts';

const texts: OriginTexts = {
  other: '除了範本以外',
  copyChoice: {
    title: '從過去的活動開始',
    text: '完整複製所有內容，並將所有日期移到新的日期。',
    lead: '請選擇要複製的活動。原本的活動不會變動。',
    back: '返回範本',
    none: '還沒有可以複製的活動',
    noneText: '建立活動後，就能在這裡選擇。',
  },
  copy: {
    title: (name) => `複製${quoted(name)}建立新活動`,
    link: '複製這個活動並新增',
    linkText: '沿用現有內容，準備下一屆活動。',
    lead: '請填寫新活動的名稱與時間。目前還不會公開。',
    name: (language) => `新名稱（${language}）`,
    what: '會複製的內容',
    kept: [
      '頁面、票券、時程表、攤位等所有內容，以及圖片與外觀',
      '期間與日期：全部依新的開始時間同步移動',
      '折扣碼與付款方式的設定',
    ],
    notKept: '不會複製的內容',
    left: [
      '與參加者有關的一切：申請、購買、參加者名單、聊天',
      '通行碼：仍維持上鎖，但會換成新的號碼',
      '已邀請的人、負責人、外部登入的連線、自有網域',
    ],
    button: '複製並建立草稿',
    noRight: '您沒有在這個入口網站建立活動的權限，請聯絡入口網站的擁有者。',
    otherLanguages: '其他語言的名稱留空時，會顯示第一種語言的名稱。',
  },
};

export default texts;
