import { form } from '#features/profile/texts/chi.ts';
import common from '#kernel/texts/chi.ts';
import type { QuestionnaireTexts } from './jpn.ts';

const notSent = '无法提交回答';

export default {
  title: '问卷',
  open: '填写问卷',
  until: (date: string) => `${date}截止`,
  questions: (count: number) => `共${count}题`,
  hasReward: '填写有礼',
  rewardTeaser: (name: string) => `填写后可领取“${name}”。`,
  notStarted: { title: '尚未开始', text: (start: string) => `${start}（日本时间）起可以填写。` },
  expired: { title: '问卷已截止', text: (end: string) => `已于${end}（日本时间）截止。` },
  notStartedSoon: '敬请等待开始。',
  expiredPlain: '感谢大家的参与。',
  loading: '正在加载问卷',
  needsScript: '请启用浏览器的JavaScript后再填写。',
  audience: '您的回答将发送给本活动的主办方。',
  audienceMember: '登录状态下的回答会与您的账号关联保存。',
  send: '提交回答',
  sending: '正在提交',
  uploading: form.uploading,
  invalid: (count: number) => `填写内容有误（${count}处）`,
  invalidLead: '请确认以下问题。',
  failedTitle: notSent,
  failedText: form.failedText,
  closedTitle: notSent,
  closedText: '填写期间问卷已截止。关闭本页前，您填写的内容会保留在此。',
  restored: '已恢复您刚才填写的内容，尚未提交。',
  answered: {
    thanks: '感谢您的回答',
    before: '您已回答过',
    at: (date: string) => `已于${date}回答`,
  },
  reward: {
    title: '填写奖励',
    receive: '领取奖励',
    receiving: '正在准备',
    received: common.downloadStarted,
    failed: '无法领取。请检查网络连接后重试。',
  },
} satisfies QuestionnaireTexts;
