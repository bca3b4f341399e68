import common from '#kernel/texts/chi.ts';
import type { AccountDoorTexts } from './jpn.ts';

export default {
  stepOf: (step: number, all: number) => `第${step}步，共${all}步`,
  terms: '使用条款',
  privacy: common.privacyPolicy,
  opensNewTab: common.opensNewTab,
  alreadyIn: '您已登录，正在跳转。',

  login: {
    title: '登录',
    lead: (site: string) => `请使用“${site}”的会员账号登录。`,
    leadInvited: (site: string) => `本活动仅限受邀者参加。请使用受邀的“${site}”会员账号登录。`,
    id: '电子邮箱或登录ID',
    submit: '登录',
    submitting: '正在登录',
    forgot: '忘记密码？',
    or: '或',
    newHere: '还没有注册？',
    register: '注册会员',
    skip: '不登录，先看看',
    notInvited: '当前登录的账号未受邀参加此活动，请使用受邀的账号登录。',
  },

  register: {
    title: '注册会员',
    steps: ['电子邮箱', '验证码', '注册信息'],
    leadMail: '为确认这是您本人的邮箱，我们将向您发送6位验证码。',
    leadDetails: (mail: string) => `您将使用 ${mail} 和密码登录，请设置密码。`,
    submitMail: '发送验证码',
    profile: '个人资料',
    terms: '注册前请阅读以下内容',
    agree: common.agree,
    submit: '注册',
    submitting: '正在注册',
    haveAccount: '已经注册？',
    login: '登录',
  },

  registered: {
    title: '会员注册已完成',
    text: (site: string) => `感谢您注册“${site}”。您已处于登录状态，可以直接使用。`,
    mail: '我们已通过邮件发送注册完成通知。',
    goOn: '继续浏览',
    toTop: '前往首页',
  },

  reset: {
    title: '重设密码',
    steps: ['电子邮箱', '验证码', '新密码'],
    leadMail: '请输入注册时使用的电子邮箱，我们将发送用于重设密码的6位验证码。',
    leadPassword: '请设置新密码。',
    submit: '更改密码',
    submitting: '正在更改',
    doneTitle: '密码已更改',
    doneText: '请使用新密码登录。为了安全，您已在所有设备上退出登录。',
    toLogin: '前往登录',
    backToLogin: '返回登录',
  },
} satisfies AccountDoorTexts;
