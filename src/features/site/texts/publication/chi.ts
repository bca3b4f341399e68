import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { isLanguageCode, languageName as namesOfLanguages } from '#kernel/language.ts';

const languageName = (code: string): string => (isLanguageCode(code) ? namesOfLanguages[code] : code);

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  eventMoved: ({ bought }: { bought: number }) => [
    `已有${bought}张门票申请或售出，之后才改动。系统不会自动通知购买者。`,
    '请在发布前自行通知，并说明是否可以取消。',
  ],
  domainGone: ({ domain }: { domain: string }) => [
    `${domain}的地址将不再通向此网站，邮件中的链接、印刷的二维码和书签都会失效。`,
    '请保留该域名到活动结束，或将其转到新地址。',
  ],
  languageGone: ({ language, first }: { language: string; first: string }) => [
    `原本以${languageName(language)}浏览的人将看到${languageName(first)}，与购买有关的邮件也一样。`,
    '可以保留该语言，未翻译的内容留空即可，届时会显示第一种语言。',
  ],
  doorOpened: () => ['原本只有知道密码的人才能看到的内容，将对所有人公开。', '如果仍只面向受邀者，请保留密码。'],
  passcodeChanged: () => ['用旧密码进入的人也会被要求输入新密码。', '请先把新密码告知来宾。'],
  doorClosed: ({ bought }: { bought: number }) => [
    `已申请${bought}张门票的人，会被申请时没有的入口拦住。`,
    '请在发布前告知密码，或邀请他们。',
  ],
  accountsMoved: ({ isOwn }: { isOwn: boolean }) => [
    `今后将使用${isOwn ? '仅限本活动的账号' : '门户的账号'}登录。使用另一种账号的人将找不到自己的门票。`,
    '活动结束前请保持不变。',
  ],
  unread: ({ isLeftOut }: { isLeftOut: boolean }) => [
    `当前版本无法读取其中的值。发布后，${isLeftOut ? '这部分不会显示' : '将去掉此项显示'}。`,
    '请重新填写此项。',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  basics: { open: () => '确定名称和时间', done: () => '名称和时间已确定' },
  place: { open: () => '填写会场', done: () => '会场' },
  organizer: { open: () => '填写主办方', done: () => '主办方' },
  cover: { open: () => '换上自己的封面图片', done: () => '封面图片' },
  headings: {
    open: (count) => `翻译在其他语言页面上仍显示原文的标题（${count}处）`,
    done: () => '标题翻译',
  },
  languages: {
    open: (count) => `补充没有译文的文字（${count}处）`,
    done: () => '每种语言都有文字',
  },
  outdated: {
    open: (count) => `检查已改原文但译文未改的项目（${count}处）`,
    done: () => '译文检查',
  },
  tickets: {
    open: (count) => (count === 0 ? '准备门票' : `把模板的门票改成自己的名称、价格和数量（${count}种）`),
    done: (count) => `${count}种门票`,
  },
  samples: { open: (count) => `替换仍带有【示例】的内容（${count}处）`, done: () => '示例已替换' },
  examples: { open: (count) => `改写仍是模板原文的内容（${count}处）`, done: () => '自己的文字' },
  names: { open: (count) => `确认仍是模板原样的名称（${count}处）`, done: () => '名称确认' },
  pictures: { open: (count) => `将模板图片换成自己的（${count}处）`, done: () => '图片替换' },
  privacy: { open: () => '添加隐私政策', done: () => '隐私政策' },
  factor: { open: () => '设置两步验证（发布付费门票时需要）', done: () => '两步验证' },
} satisfies CheckWords;

export default { warnings, checks };
