import common from '#kernel/texts/chi.ts';
import type { AccountMessages } from './jpn.ts';

const chi: AccountMessages = {
  loginRequired: '请先登录。',
  otherMember: '当前登录的账号已变更。请重新加载页面。',
  previewLink: '预览链接中没有会员信息。',
  blocked: '您无法进行此操作。',
  staffOnly: '只有签到处工作人员可以进行此操作。',
  loginNotOffered: '本网站不提供登录功能。',
  wrongCredentials: '电子邮箱、登录ID或密码不正确。',
  tooManyLogins: '登录尝试次数已达上限。',
  tooManyCodes: '验证码的发送或输入次数已达上限。',
  tooManyRegistrations: '注册次数已达上限。',
  wrongCode: '验证码不正确。',
  expiredCode: '验证码已过期，请重新发送。',
  tooManyTries: '输入次数已达上限，请重新发送验证码。',
  codeSixDigits: '请输入6位数字。',
  invalidMail: common.invalidMail,
  sameMail: '与当前的电子邮箱相同。',
  mailTaken: '该电子邮箱已被注册。',
  loginIdTaken: '该登录ID已被使用，请输入其他ID。',
  tooShort: common.minLength,
  tooLong: common.maxLength,
  loginIdCharacters: '只能使用半角英文字母、数字以及“.”“_”“-”。',
  passwordCharacters: '只能使用半角英文字母、数字和符号（不可使用空格）。',
  passwordIsLoginId: '密码不能与电子邮箱或登录ID相同。',
  wrongPassword: '当前密码不正确。',
  tokenGone: '操作已超时或已完成，请从头开始。',
  agreementRequired: '请同意条款。',
  confirmationRequired: '请勾选确认。',
};
export default chi;
