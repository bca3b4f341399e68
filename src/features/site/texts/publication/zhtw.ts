import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { isLanguageCode, languageName as namesOfLanguages } from '#kernel/language.ts';

const languageName = (code: string): string => (isLanguageCode(code) ? namesOfLanguages[code] : code);

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  eventMoved: ({ bought }: { bought: number }) => [
    `已有${bought}張票券申請或售出，之後才變動。系統不會自動通知購買者。`,
    '請在發布前自行通知，並說明是否可以取消。',
  ],
  domainGone: ({ domain }: { domain: string }) => [
    `${domain}的網址將不再通往此網站，信件中的連結、印刷的QR碼和書籤都會失效。`,
    '請保留該網域到活動結束，或將其轉到新網址。',
  ],
  languageGone: ({ language, first }: { language: string; first: string }) => [
    `原本以${languageName(language)}瀏覽的人將看到${languageName(first)}，與購買有關的信件也一樣。`,
    '可以保留該語言，未翻譯的內容留空即可，屆時會顯示第一種語言。',
  ],
  doorOpened: () => ['原本只有知道密碼的人才能看到的內容，將對所有人公開。', '如果仍只面向受邀者，請保留密碼。'],
  passcodeChanged: () => ['用舊密碼進入的人也會被要求輸入新密碼。', '請先將新密碼告知來賓。'],
  doorClosed: ({ bought }: { bought: number }) => [
    `已申請${bought}張票券的人，會被申請時沒有的入口擋住。`,
    '請在發布前告知密碼，或邀請他們。',
  ],
  accountsMoved: ({ isOwn }: { isOwn: boolean }) => [
    `今後將使用${isOwn ? '僅限本活動的帳號' : '入口網站的帳號'}登入。使用另一種帳號的人將找不到自己的票券。`,
    '活動結束前請保持不變。',
  ],
  unread: ({ isLeftOut }: { isLeftOut: boolean }) => [
    `目前版本無法讀取其中的值。發布後，${isLeftOut ? '這部分不會顯示' : '將去掉此項顯示'}。`,
    '請重新填寫此項。',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  basics: { open: () => '決定名稱和時間', done: () => '名稱和時間已決定' },
  place: { open: () => '填寫會場', done: () => '會場' },
  organizer: { open: () => '填寫主辦單位', done: () => '主辦單位' },
  cover: { open: () => '換上自己的封面圖片', done: () => '封面圖片' },
  headings: {
    open: (count) => `翻譯在其他語言頁面上仍顯示原文的標題（${count}處）`,
    done: () => '標題翻譯',
  },
  languages: {
    open: (count) => `補上沒有譯文的文字（${count}處）`,
    done: () => '每種語言都有文字',
  },
  outdated: {
    open: (count) => `檢查已改原文但譯文未改的項目（${count}處）`,
    done: () => '譯文檢查',
  },
  tickets: {
    open: (count) => (count === 0 ? '準備票券' : `把範本的票券改成自己的名稱、價格和張數（${count}種）`),
    done: (count) => `${count}種票券`,
  },
  samples: { open: (count) => `替換仍標有【範例】的內容（${count}處）`, done: () => '範例已替換' },
  examples: { open: (count) => `改寫仍是範本原文的內容（${count}處）`, done: () => '自己的文字' },
  names: { open: (count) => `確認仍是範本原樣的名稱（${count}處）`, done: () => '名稱確認' },
  pictures: { open: (count) => `將範本圖片換成自己的（${count}處）`, done: () => '圖片替換' },
  privacy: { open: () => '加入隱私權政策', done: () => '隱私權政策' },
  factor: { open: () => '設定兩步驟驗證（公開付費票券時需要）', done: () => '兩步驟驗證' },
} satisfies CheckWords;

export default { warnings, checks };
