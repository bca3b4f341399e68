import { form } from '#features/profile/texts/zhtw.ts';
import common from '#kernel/texts/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { QuestionnaireTexts } from './jpn.ts';

const notSent = '無法送出回答';

export default {
  title: '問卷',
  open: '填寫問卷',
  until: (date: string) => `${date}截止`,
  questions: (count: number) => `共${count}題`,
  hasReward: '填寫有禮',
  rewardTeaser: (name: string) => `填寫後可領取${quoted(name)}。`,
  notStarted: { title: '尚未開始', text: (start: string) => `${start}（日本時間）起可以填寫。` },
  expired: { title: '問卷已截止', text: (end: string) => `已於${end}（日本時間）截止。` },
  notStartedSoon: '敬請等候開始。',
  expiredPlain: '感謝大家的參與。',
  loading: '正在載入問卷',
  needsScript: '請啟用瀏覽器的JavaScript後再填寫。',
  audience: '您的回答將傳送給本活動的主辦單位。',
  audienceMember: '登入狀態下的回答會與您的帳號一併儲存。',
  send: '送出回答',
  sending: '正在送出',
  uploading: form.uploading,
  invalid: (count: number) => `填寫內容有誤（${count}處）`,
  invalidLead: '請確認以下問題。',
  failedTitle: notSent,
  failedText: form.failedText,
  closedTitle: notSent,
  closedText: '填寫期間問卷已截止。關閉本頁前，您填寫的內容會保留在此。',
  restored: '已復原您剛才填寫的內容，尚未送出。',
  answered: {
    thanks: '感謝您的回答',
    before: '您已回答過',
    at: (date: string) => `已於${date}回答`,
  },
  reward: {
    title: '填寫獎勵',
    receive: '領取獎勵',
    receiving: '正在準備',
    received: common.downloadStarted,
    failed: '無法領取。請確認網路連線後再試。',
  },
} satisfies QuestionnaireTexts;
